# SPDX-License-Identifier: GPL-3.0-or-later
#
# Names of the groups of cards in Data/groups: the text of a base card.
# Written by Data/tools/make_data.py: correct a name in Data/tools/curated/groups.toml.
#
# Natural wording, as short as it can be; it is heard many times in a round.

group-africa_countries_01 = Państwa Afryki
group-asia_countries_01 = Państwa Azji
group-baltic_countries_01 = Państwa nad Morzem Bałtyckim
group-canadian_provinces_01 = Prowincje i terytoria Kanady
group-caribbean_countries_01 = Państwa Karaibów
group-central_america_countries_01 = Państwa Ameryki Środkowej
group-central_asia_countries_01 = Państwa Azji Środkowej
group-cities_in_uk_01 = Miasta w Wielkiej Brytanii
group-east_africa_countries_01 = Państwa Afryki Wschodniej
group-equator_countries_01 = Państwa na równiku
group-europe_countries_01 = Państwa Europy
group-german_speaking_countries_01 = Kraje z językiem urzędowym niemieckim
group-german_states_01 = Niemieckie kraje związkowe
group-island_nations_01 = Państwa wyspiarskie
group-landlocked_countries_01 = Państwa bez dostępu do morza
group-mediterranean_countries_01 = Państwa nad Morzem Śródziemnym
group-national_capitals_01 = Stolice państw
group-neighbours_brazil_01 = Sąsiedzi Brazylii
group-neighbours_germany_01 = Sąsiedzi Niemiec
group-nordic_countries_01 = Kraje nordyckie
group-oceania_countries_01 = Państwa Oceanii
group-portuguese_speaking_countries_01 = Kraje z językiem urzędowym portugalskim
group-south_america_countries_01 = Państwa Ameryki Południowej
group-southeast_asia_countries_01 = Państwa Azji Południowo-Wschodniej
group-spanish_speaking_countries_01 = Kraje hiszpańskojęzyczne
group-us_states_01 = Stany USA
group-west_africa_countries_01 = Państwa Afryki Zachodniej
