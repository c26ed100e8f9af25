# SPDX-License-Identifier: GPL-3.0-or-later
#
# Names of the groups of cards in Data/groups: the text of a base card.
# Written by Data/tools/make_data.py: correct a name in Data/tools/curated/groups.toml.
#
# Natural wording, as short as it can be; it is heard many times in a round.

group-africa_countries_01 = Países de África
group-asia_countries_01 = Países de Asia
group-baltic_countries_01 = Países a orillas del mar Báltico
group-canadian_provinces_01 = Provincias y territorios de Canadá
group-caribbean_countries_01 = Países del Caribe
group-central_america_countries_01 = Países de América Central
group-central_asia_countries_01 = Países de Asia Central
group-cities_in_uk_01 = Ciudades del Reino Unido
group-east_africa_countries_01 = Países de África Oriental
group-equator_countries_01 = Países atravesados por el ecuador
group-europe_countries_01 = Países de Europa
group-german_speaking_countries_01 = Países con el alemán como lengua oficial
group-german_states_01 = Estados federados de Alemania
group-island_nations_01 = Países insulares
group-landlocked_countries_01 = Países sin litoral
group-mediterranean_countries_01 = Países a orillas del Mediterráneo
group-national_capitals_01 = Capitales nacionales
group-neighbours_brazil_01 = Países vecinos de Brasil
group-neighbours_germany_01 = Países vecinos de Alemania
group-nordic_countries_01 = Países nórdicos
group-oceania_countries_01 = Países de Oceanía
group-portuguese_speaking_countries_01 = Países con el portugués como lengua oficial
group-south_america_countries_01 = Países de América del Sur
group-southeast_asia_countries_01 = Países del Sudeste Asiático
group-spanish_speaking_countries_01 = Países hispanohablantes
group-us_states_01 = Estados de Estados Unidos
group-west_africa_countries_01 = Países de África Occidental
