# SPDX-License-Identifier: GPL-3.0-or-later

### Words that the voice misreads, and how to write them so that they sound right.

## Names that begin as no word of the language does: the voice spells their first letter.

language-pronunciation-spelled =
    Khmer = Kımer

## The same in remarks on places.

language-pronunciation-remarks =
    Christa = Krista, Christchurch = Kraysçörç, Christi = Kristi, Krzemionki = Kşemyonki, McAuliffe = Mekolif,
    Ngwenya = Engvenya, Phnom = Pnom, Schleswig = Şlesvig, Schwerin = Şverin, Schwyz = Şvits, Szczecin = Şçetsin,
    Three = Tri

## Names of divisions and their capitals.

language-pronunciation-divisions =
    Chhattisgarh = Çattisgar, Schliemann = Şliman

## Names of places that are spelled as in their own language, and of people in remarks.

language-pronunciation-foreign =
    Aguascalientes = Aguaskalyentes, Aizawl = Ayzol, Aracaju = Arakaju, Bragança = Bragansa, Calabar = Kalabar,
    Campeche = Kampeçe, Campo = Kampo, Castelo = Kastelo, Branco = Branko, Catamarca = Katamarka,
    Chandigarh = Çandigar, Changchun = Çangçun, Chiba = Çiba, Chihuahua = Çihuahua, Ciudad = Siyudad,
    Colima = Kolima, Corrientes = Koryentes, Cuernavaca = Kuernavaka, Fribourg = Fribur,
    Guanajuato = Guanahuato, Haikou = Hayko, Hefei = Hefey, İkeja = İkeca, Jos = Cos, Jujuy = Huhuy,
    Kochi = Koçi, Rioja = Riyoha, Lanzhou = Lanco, Leuven = Löven, Lhasa = Lasa, Macapa = Makapa,
    Maceió = Maseyo, Nanchang = Nançang, Neuchâtel = Nöşatel, Neuquén = Neuken, Pachuca = Paçuka,
    Harcourt = Harkort, Velho = Velyo, Querétaro = Keretaro, Raipur = Raypur, Ranchi = Rançi,
    Resistencia = Resistensiya, Gallegos = Gayegos, Saltillo = Saltiyo, Juan = Huan, St. Gallen = Sankt Gallen,
    Schaffhausen = Şafhauzen, Shijiazhuang = Şıciyacuang, Shillong = Şillong, Solothurn = Zoloturn,
    Stans = Ştans, Sarnen = Zarnen, Herisau = Herizau, Liestal = Listal, Zug = Tsug, Tepic = Tepik,
    Tlaxcala = Tlaskala, Toluca = Toluka, Miguel = Migel, Tucumán = Tukuman, Wavre = Vavr, Xining = Şining,
    Yamaguchi = Yamaguçi, Yinchuan = Yinçuan, Zacatecas = Sakatekas, Zhengzhou = Cengco, Oaxaca = Oahaka,
    Coimbra = Koimbra, Santarém = Santaren, Benin City = Benin Siti, Ellesmere = Elzmir,
    Newfoundland = Nyufaundlınd, Guadalcanal = Guadalkanal, Vancouver = Vankuver, Victoria = Viktorya,
    Fundy = Fandi, Maggiore = Macore, Chichén Itzá = Çiçen İtsa, CN Kulesi = Si En Kulesi,
    Empire State = Empayır Steyt, Golden Gate = Goldın Geyt, Machu Picchu = Maçu Pikçu,
    Mont-Saint-Michel = Mon Sen Mişel, Neuschwanstein = Noyşvanştayn, Notre-Dame = Notr Dam, Pompeii = Pompei,
    Pont du Gard = Pon dü Gar, Stonehenge = Stonhenc, Parthenon = Partenon, Vosges = Voj, Fly = Flay,
    Fraser = Freyzer, Murray = Mörey, Waikato = Vaykato, Guadalquivir = Guadalkivir, Chaco = Çako, Cruz = Kruz,
    Chubut = Çubut, Hainaut = Eno, Liège = Liyej, Acre = Akre, Sergipe = Serjipe, Tocantins = Tokantins,
    Innerrhoden = Innerroden, Ausserrhoden = Ausserroden, Basel-Landschaft = Bazel Landşaft,
    Basel-Stadt = Bazel Ştat, Guangxi = Guangşi, Guizhou = Guico, Hebei = Hebey, Hainan = Haynan,
    Jilin = Cilin, Jiangxi = Ciyangşi, Ningxia = Ningşiya, Qinghai = Çinghay, Shanxi = Şanşi,
    Jharkhand = Carkand, Meghalaya = Megalaya, Uttarakhand = Uttarakand, Coahuila = Koauila, Hidalgo = İdalgo,
    Cross River = Kros River, Plateau = Plato, Rivers = Rivırs, White Sands = Vayt Sends, Thor = Tor,
    Riquet = Riket, Ypres = İpr, Xanadu = Zanadu, Nashik = Naşik, Nîmes = Nim, Che Guevara = Çe Gevara,
    Saint Helens = Seynt Helens, General Sherman = Ceneral Şermın, Alqueva = Alkeva,
    Louis Blériot = Lui Bleryo, Nollywood = Nolivud, Skylla = Skila, Kharybdis = Karibdis,
    Adolphe Sax = Adolf Saks, Hermann Buhl = Herman Bul, Viriathus = Viryatus
