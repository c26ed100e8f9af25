# SPDX-License-Identifier: GPL-3.0-or-later
#
# Names of the groups of cards in Data/groups: the text of a base card.
# Written by Data/tools/make_data.py: correct a name in Data/tools/curated/groups.toml.
#
# Natural wording, as short as it can be; it is heard many times in a round.

group-africa_countries_01 = Countries of Africa
group-asia_countries_01 = Countries of Asia
group-baltic_countries_01 = Countries on the Baltic Sea
group-canadian_provinces_01 = Provinces and territories of Canada
group-caribbean_countries_01 = Countries of the Caribbean
group-central_america_countries_01 = Countries of Central America
group-central_asia_countries_01 = Countries of Central Asia
group-cities_in_uk_01 = Cities in the United Kingdom
group-east_africa_countries_01 = Countries of East Africa
group-equator_countries_01 = Countries on the equator
group-europe_countries_01 = Countries of Europe
group-german_speaking_countries_01 = Countries with German as an official language
group-german_states_01 = German states
group-island_nations_01 = Island nations
group-landlocked_countries_01 = Countries without a coast
group-mediterranean_countries_01 = Countries on the Mediterranean Sea
group-national_capitals_01 = National capitals
group-neighbours_brazil_01 = Neighbours of Brazil
group-neighbours_germany_01 = Neighbours of Germany
group-nordic_countries_01 = Nordic countries
group-oceania_countries_01 = Countries of Oceania
group-portuguese_speaking_countries_01 = Countries with Portuguese as an official language
group-south_america_countries_01 = Countries of South America
group-southeast_asia_countries_01 = Countries of Southeast Asia
group-spanish_speaking_countries_01 = Spanish-speaking countries
group-us_states_01 = States of the USA
group-west_africa_countries_01 = Countries of West Africa
