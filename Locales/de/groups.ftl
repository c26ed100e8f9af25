# SPDX-License-Identifier: GPL-3.0-or-later
#
# Names of the groups of cards in Data/groups: the text of a base card.
# Written by Data/tools/make_data.py: correct a name in Data/tools/curated/groups.toml.
#
# Natural wording, as short as it can be; it is heard many times in a round.

group-africa_countries_01 = Länder Afrikas
group-asia_countries_01 = Länder Asiens
group-baltic_countries_01 = Länder an der Ostsee
group-canadian_provinces_01 = Provinzen und Territorien Kanadas
group-caribbean_countries_01 = Länder der Karibik
group-central_america_countries_01 = Länder Mittelamerikas
group-central_asia_countries_01 = Länder Zentralasiens
group-cities_in_uk_01 = Städte im Vereinigten Königreich
group-east_africa_countries_01 = Länder Ostafrikas
group-equator_countries_01 = Länder am Äquator
group-europe_countries_01 = Länder Europas
group-german_speaking_countries_01 = Länder mit Amtssprache Deutsch
group-german_states_01 = Deutsche Bundesländer
group-island_nations_01 = Inselstaaten
group-landlocked_countries_01 = Binnenstaaten
group-mediterranean_countries_01 = Länder am Mittelmeer
group-national_capitals_01 = Hauptstädte von Staaten
group-neighbours_brazil_01 = Nachbarländer Brasiliens
group-neighbours_germany_01 = Nachbarländer Deutschlands
group-nordic_countries_01 = Nordische Länder
group-oceania_countries_01 = Länder Ozeaniens
group-portuguese_speaking_countries_01 = Länder mit Amtssprache Portugiesisch
group-south_america_countries_01 = Länder Südamerikas
group-southeast_asia_countries_01 = Länder Südostasiens
group-spanish_speaking_countries_01 = Spanischsprachige Länder
group-us_states_01 = Bundesstaaten der USA
group-west_africa_countries_01 = Länder Westafrikas
