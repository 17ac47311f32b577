import { plainWords } from '#shared/words/plain-words.ts';
import type { Point } from '#domains/shoots/trips/places/rules.ts';

/*
 * Some hundred cities with their latitude and longitude, so that the light of a day is reckoned with
 * nothing asked of the network. Coordinates by GeoNames (CC BY 4.0), to two decimals: a kilometre, which
 * is a few seconds of a sunrise. A second name stands behind a slash.
 */
const list = `
Aarhus 56.16 10.2; Aberdeen 57.14 -2.1; Abidjan 5.35 -4; Abu Dhabi 24.45 54.4; Abuja 9.06 7.5;
Accra 5.56 -0.2; Addis Ababa 9.02 38.75; Adelaide -34.93 138.6; Agadir 30.42 -9.6;
Agra 27.18 78.02; Ahmedabad 23.03 72.59; Akureyri 65.68 -18.09; Albuquerque 35.08 -106.65;
Alexandria 31.2 29.92; Algiers 36.73 3.09; Alice Springs -23.7 133.88; Almaty 43.26 76.93;
Amman 31.96 35.95; Amritsar 31.62 74.88; Amsterdam 52.37 4.89; Anchorage 61.22 -149.9;
Ankara 39.92 32.85; Annecy 45.91 6.13; Antalya 36.91 30.7; Antananarivo -18.91 47.54;
Antigua 14.56 -90.73; Antwerp/Antwerpen 51.22 4.4; Apia -13.83 -171.77; Aqaba 29.53 35.01;
Arequipa -16.4 -71.53; Arusha -3.37 36.68; Ashgabat 37.95 58.38; Astana 51.18 71.45;
Asunción -25.29 -57.65; Athens/Athína 37.98 23.73; Atlanta 33.75 -84.39; Auckland -36.85 174.76;
Austin 30.27 -97.74; Baghdad 33.34 44.4; Baku 40.38 49.89; Baltimore 39.29 -76.61;
Bandar Seri Begawan 4.89 114.94; Bandung -6.92 107.61; Banff 51.18 -115.57; Bangkok 13.75 100.5;
Banjul 13.45 -16.58; Barcelona 41.39 2.16; Bari 41.12 16.87; Bariloche -41.15 -71.31;
Basel 47.56 7.57; Bath 51.38 -2.36; Batumi 41.64 41.63; Beijing 39.91 116.4; Beirut 33.89 35.5;
Belfast 54.6 -5.93; Belgrade 44.8 20.47; Belize City 17.5 -88.2; Belo Horizonte -19.92 -43.94;
Bengaluru/Bangalore 12.97 77.59; Bergen 60.39 5.32; Berlin 52.52 13.41; Bern 46.95 7.45;
Biarritz 43.48 -1.56; Bilbao 43.26 -2.93; Birmingham 52.48 -1.9; Bishkek 42.87 74.59;
Bled 46.37 14.11; Bodrum 37.04 27.43; Bodø 67.28 14.41; Bogotá 4.61 -74.08; Boise 43.61 -116.2;
Bologna 44.49 11.34; Bonn 50.73 7.1; Bordeaux 44.84 -0.58; Boston 42.36 -71.06;
Brasília -15.78 -47.93; Brasov 45.65 25.61; Bratislava 48.15 17.11; Bremen 53.08 8.81;
Bridgetown 13.11 -59.62; Brighton 50.83 -0.14; Brisbane -27.47 153.03; Bristol 51.46 -2.6;
Brno 49.2 16.61; Bruges/Brugge 51.21 3.22; Brussels/Bruxelles 50.85 4.35;
Bucharest/București 44.43 26.11; Budapest 47.5 19.04; Buenos Aires -34.61 -58.38;
Bukhara 39.77 64.43; Busan 35.1 129.03; Byron Bay -28.65 153.61; Cabo San Lucas 22.89 -109.91;
Cagliari 39.23 9.12; Cairns -16.92 145.77; Cairo 30.06 31.25; Calgary 51.05 -114.09;
Cali 3.44 -76.52; Cambridge 52.2 0.12; Canberra -35.28 149.13; Cancún 21.17 -86.85;
Cannes 43.55 7.01; Cape Town -33.93 18.42; Caracas 10.49 -66.88; Cardiff 51.48 -3.18;
Cartagena 10.4 -75.51; Casablanca 33.59 -7.61; Catania 37.49 15.07; Cayenne 4.93 -52.33;
Cebu 10.32 123.89; Chamonix 45.92 6.87; Chania 35.51 24.03; Charleston 32.78 -79.93;
Charlotte 35.23 -80.84; Chengdu 30.67 104.07; Chennai 13.09 80.28; Chiang Mai 18.79 98.98;
Chicago 41.85 -87.65; Chisinau 47.01 28.86; Chongqing 29.56 106.55; Christchurch -43.53 172.63;
Cleveland 41.5 -81.7; Cluj-Napoca 46.77 23.6; Coimbra 40.21 -8.42; Cologne/Köln 50.93 6.95;
Colombo 6.94 79.85; Columbus 39.96 -83; Como 45.81 9.08; Copenhagen/København 55.68 12.57;
Córdoba -31.41 -64.18; Cork 51.9 -8.47; Curitiba -25.43 -49.27; Cusco -13.52 -71.97;
Da Nang 16.07 108.22; Dakar 14.69 -17.44; Dallas 32.78 -96.81; Damascus 33.51 36.29;
Dar es Salaam -6.82 39.27; Darwin -12.46 130.84; Davao 7.07 125.61; Denpasar/Bali -8.65 115.22;
Denver 39.74 -104.98; Detroit 42.33 -83.05; Dhaka 23.71 90.41; Dili -8.56 125.57;
Djibouti 11.59 43.15; Doha 25.29 51.53; Douala 4.05 9.7; Dresden 51.05 13.74; Dubai 25.08 55.31;
Dublin 53.33 -6.25; Dubrovnik 42.64 18.11; Dunedin -45.87 170.5; Durban -29.86 31.03;
Dushanbe 38.54 68.78; Düsseldorf 51.22 6.78; Edinburgh 55.95 -3.2; Edmonton 53.55 -113.47;
Eilat 29.56 34.95; Eindhoven 51.44 5.48; El Calafate -50.34 -72.28; Essaouira 31.51 -9.77;
Fairbanks 64.84 -147.72; Faro 37.02 -7.93; Fès 34.03 -5; Florence/Firenze 43.78 11.25;
Florianópolis -27.6 -48.55; Fortaleza -3.72 -38.54; Frankfurt 50.12 8.68; Freiburg 48 7.85;
Fukuoka 33.6 130.42; Funchal 32.67 -16.93; Gaborone -24.65 25.91; Galle 6.05 80.21;
Galway 53.27 -9.05; Gdańsk 54.35 18.65; Geneva/Genève 46.2 6.15; Genoa/Genova 44.4 8.94;
George Town 5.41 100.34; Georgetown 6.8 -58.16; Ghent/Gent 51.05 3.72; Glasgow 55.87 -4.26;
Gold Coast -28 153.43; Göreme 38.64 34.84; Gothenburg/Göteborg 57.71 11.97;
Gqeberha/Port Elizabeth -33.96 25.61; Granada 37.19 -3.61; Graz 47.07 15.45;
Guadalajara 20.67 -103.39; Guangzhou 23.12 113.25; Guatemala City 14.64 -90.51;
Guayaquil -2.2 -79.89; Guilin 25.28 110.29; Haifa 32.82 34.99; Halifax 44.65 -63.57;
Hamburg 53.55 9.99; Hangzhou 30.29 120.16; Hanoi 21.02 105.84; Hanover/Hannover 52.37 9.73;
Harare -17.83 31.05; Harbin 45.75 126.65; Havana 23.13 -82.38; Heidelberg 49.41 8.69;
Helsinki 60.17 24.94; Heraklion 35.33 25.14; Hilo 19.73 -155.09; Hiroshima 34.4 132.45;
Ho Chi Minh City/Saigon 10.82 106.63; Hobart -42.88 147.33; Hội An 15.88 108.33;
Hong Kong 22.28 114.17; Honolulu 21.31 -157.86; Houston 29.76 -95.36; Huế 16.46 107.6;
Hurghada 27.26 33.81; Hyderabad 17.38 78.46; Ibiza 38.91 1.43; Incheon 37.46 126.71;
Indianapolis 39.77 -86.16; Innsbruck 47.26 11.39; Interlaken 46.68 7.87; Inverness 57.48 -4.22;
Isfahan 32.65 51.67; Islamabad 33.72 73.04; Istanbul 41.01 28.95; İzmir 38.41 27.14;
Jackson 32.3 -90.18; Jaipur 26.92 75.79; Jakarta -6.21 106.85; Jeddah 21.49 39.19;
Jeju 33.51 126.52; Jerusalem 31.77 35.22; Johannesburg -26.2 28.04; Juneau 58.3 -134.42;
Kabul 34.53 69.17; Kahului 20.89 -156.47; Kampala 0.32 32.58; Kanazawa 36.6 136.62;
Kandy 7.29 80.63; Kansas City 39.1 -94.58; Kaohsiung 22.62 120.31; Karachi 24.86 67.01;
Kathmandu 27.7 85.32; Kaunas 54.9 23.91; Kazan 55.79 49.12; Key West 24.56 -81.78;
Kharkiv 49.98 36.25; Khartoum 15.55 32.53; Kigali -1.95 30.06; Kingston 18 -76.79;
Kinshasa -4.33 15.31; Kiruna 67.86 20.23; Kobe 34.69 135.18; Kochi 9.94 76.26;
Koh Samui 9.54 99.94; Kolkata 22.56 88.36; Kota Kinabalu 5.97 116.07; Kotor 42.42 18.77;
Krabi 8.07 98.91; Kraków 50.06 19.94; Kuala Lumpur 3.14 101.69; Kunming 25.04 102.72;
Kuwait City 29.37 47.98; Kyiv/Kiev 50.45 30.52; Kyoto 35.02 135.75; La Paz -16.5 -68.15;
Lagos 6.45 3.39; Lahore 31.56 74.35; Las Palmas 28.1 -15.41; Las Vegas 36.17 -115.14;
Lausanne 46.52 6.63; Leeds 53.8 -1.55; Leh 34.17 77.58; Leipzig 51.34 12.37; Lhasa 29.65 91.1;
Libreville 0.39 9.45; Lille 50.63 3.06; Lima -12.04 -77.03; Limassol 34.68 33.04;
Limerick 52.66 -8.63; Lisbon/Lisboa 38.72 -9.13; Liverpool 53.41 -2.98; Livingstone -17.84 25.85;
Ljubljana 46.05 14.51; London 51.51 -0.13; Longyearbyen 78.22 15.65; Los Angeles 34.05 -118.24;
Luanda -8.84 13.23; Luang Prabang 19.89 102.14; Lucerne/Luzern 47.05 8.31; Lusaka -15.41 28.29;
Luxembourg 49.61 6.13; Luxor 25.7 32.64; Lviv 49.84 24.02; Lyon 45.75 4.85; Macau 22.2 113.55;
Madrid 40.42 -3.7; Makassar -5.15 119.43; Málaga 36.72 -4.42; Malé 4.18 73.51; Malmö 55.61 13;
Managua 12.13 -86.25; Manama 26.23 50.59; Manaus -3.1 -60.02; Manchester 53.48 -2.24;
Mandalay 21.97 96.08; Manila 14.6 120.98; Maputo -25.97 32.58; Marrakesh/Marrakech 31.63 -8;
Marseille 43.3 5.38; Maun -19.98 23.42; Mecca 21.43 39.83; Medan 3.58 98.67;
Medellín 6.25 -75.56; Medina 24.47 39.61; Melbourne -37.81 144.96; Memphis 35.15 -90.05;
Mendoza -32.89 -68.83; Mérida 20.98 -89.62; Mexico City/Ciudad de México 19.43 -99.13;
Miami 25.77 -80.19; Milan/Milano 45.46 9.19; Milwaukee 43.04 -87.91; Minneapolis 44.98 -93.26;
Minsk 53.9 27.57; Moab 38.57 -109.55; Mombasa -4.05 39.66; Monaco 43.73 7.42;
Monterrey 25.68 -100.32; Montevideo -34.9 -56.19; Montpellier 43.61 3.88; Montréal 45.51 -73.59;
Moscow/Moskva 55.75 37.62; Mostar 43.34 17.81; Mumbai/Bombay 19.07 72.88;
Munich/München 48.14 11.58; Murmansk 68.98 33.09; Muscat 23.58 58.41; Mykonos 37.45 25.33;
Nadi -17.8 177.42; Nagoya 35.18 136.91; Naha 26.22 127.68; Nairobi -1.28 36.82;
Nantes 47.22 -1.55; Naples/Napoli 40.85 14.27; Nara 34.69 135.8; Nashville 36.17 -86.78;
Nassau 25.06 -77.34; New Delhi 28.64 77.22; New Orleans 29.95 -90.08; New York/NYC 40.71 -74.01;
Newcastle 54.97 -1.61; Nha Trang 12.25 109.19; Nice 43.7 7.27; Nicosia 35.18 33.36;
Nouméa -22.27 166.45; Novi Sad 45.25 19.84; Novosibirsk 55.04 82.93;
Nuremberg/Nürnberg 49.45 11.08; Nuuk 64.18 -51.72; Oakland 37.8 -122.27; Oaxaca 17.07 -96.72;
Odense 55.4 10.39; Odesa/Odessa 46.48 30.73; Orlando 28.54 -81.38; Osaka 34.69 135.5;
Oslo 59.91 10.75; Ottawa 45.41 -75.7; Oxford 51.75 -1.26; Palermo 38.13 13.34;
Palm Springs 33.83 -116.55; Palma 39.57 2.65; Panaji 15.5 73.83; Panama City 8.99 -79.52;
Papeete -17.54 -149.57; Paramaribo 5.87 -55.17; Paris 48.85 2.35; Pattaya 12.93 100.88;
Perth -31.95 115.86; Philadelphia 39.95 -75.16; Phnom Penh 11.56 104.92; Phoenix 33.45 -112.07;
Phuket 7.89 98.4; Pisa 43.71 10.4; Pittsburgh 40.44 -80; Plovdiv 42.15 24.75;
Podgorica 42.44 19.26; Pokhara 28.27 83.97; Port Louis -20.16 57.5; Port Moresby -9.48 147.15;
Port of Spain 10.67 -61.52; Port-au-Prince 18.54 -72.34; Portland 45.52 -122.68;
Porto 41.15 -8.61; Porto Alegre -30.03 -51.23; Poznań 52.41 16.93; Prague/Praha 50.09 14.42;
Praia 14.93 -23.51; Pretoria -25.74 28.19; Pristina 42.67 21.17; Puebla 19.04 -98.2;
Puerto Ayora -0.74 -90.31; Puerto Natales -51.73 -72.51; Puerto Princesa 9.74 118.74;
Puerto Vallarta 20.62 -105.23; Pula 44.87 13.85; Pune 18.52 73.86; Punta Arenas -53.15 -70.91;
Punta Cana 18.58 -68.4; Pyongyang 39.03 125.75; Quebec City 46.81 -71.21;
Queenstown -45.03 168.66; Quito -0.23 -78.52; Rabat 34.01 -6.83; Recife -8.05 -34.88;
Reykjavík 64.14 -21.9; Rhodes 36.44 28.22; Riga 56.95 24.11; Rio de Janeiro -22.91 -43.18;
Riyadh 24.69 46.72; Rome/Roma 41.89 12.51; Rostock 54.09 12.14; Rotorua -38.14 176.25;
Rotterdam 51.92 4.48; Rovaniemi 66.5 25.72; Sacramento 38.58 -121.49;
Saint Petersburg 59.94 30.31; Salt Lake City 40.76 -111.89; Salta -24.79 -65.41;
Salvador -12.97 -38.51; Salzburg 47.8 13.04; Samarkand 39.65 66.96; San Antonio 29.42 -98.49;
San Diego 32.72 -117.16; San Francisco 37.77 -122.42; San José 9.93 -84.08;
San Juan 18.47 -66.11; San Marino 43.94 12.45; San Pedro de Atacama -22.91 -68.2;
San Salvador 13.69 -89.19; Sanaa 15.35 44.21; Santa Barbara 34.42 -119.7;
Santa Cruz de la Sierra -17.79 -63.18; Santa Fe 35.69 -105.94; Santiago -33.46 -70.65;
Santo Domingo 18.47 -69.89; São Paulo -23.55 -46.64; Sapporo 43.07 141.35; Sarajevo 43.85 18.36;
Savannah 32.08 -81.1; Seattle 47.61 -122.33; Sendai 38.27 140.87; Seoul 37.57 126.98;
Seville/Sevilla 37.38 -5.97; Shanghai 31.22 121.46; Sharjah 25.34 55.41;
Sharm el-Sheikh 27.92 34.33; Shenzhen 22.55 114.07; Shiraz 29.61 52.53; Siem Reap 13.36 103.86;
Siena 43.32 11.33; Singapore 1.29 103.85; Sintra 38.8 -9.38; Skopje 42 21.43; Sochi 43.6 39.73;
Sofia 42.7 23.32; Split 43.51 16.44; St. John's 47.56 -52.71; St. Louis 38.63 -90.2;
Stavanger 58.97 5.73; Stellenbosch -33.93 18.87; Stockholm 59.33 18.07; Strasbourg 48.58 7.75;
Stuttgart 48.78 9.18; Surabaya -7.25 112.75; Suva -18.14 178.44; Svolvær 68.23 14.57;
Swakopmund -22.68 14.53; Swansea 51.62 -3.94; Sydney -33.87 151.21; Tainan 22.99 120.21;
Taipei 25.05 121.53; Tallinn 59.44 24.75; Tampa 27.95 -82.46; Tampere 61.5 23.79;
Tangier 35.77 -5.8; Tartu 58.38 26.73; Tashkent 41.26 69.22; Tbilisi 41.69 44.83;
Tegucigalpa 14.08 -87.21; Tehran 35.69 51.42; Tel Aviv/Tel Aviv-Yafo 32.08 34.78;
Tenerife 28.47 -16.25; The Hague/Den Haag 52.08 4.3; Thessaloniki 40.64 22.93;
Thimphu 27.47 89.64; Tijuana 32.5 -117; Tirana 41.33 19.82; Tokyo 35.69 139.69;
Toronto 43.7 -79.42; Tórshavn 62.01 -6.77; Toulouse 43.6 1.44; Tripoli 32.89 13.19;
Tromsø 69.65 18.96; Trondheim 63.43 10.4; Tucson 32.22 -110.93; Tulum 20.21 -87.46;
Tunis 36.82 10.17; Turin/Torino 45.07 7.69; Turku 60.45 22.27; Ubud -8.51 115.27;
Udaipur 24.59 73.71; Ulaanbaatar 47.91 106.88; Uppsala 59.86 17.64; Ürümqi 43.8 87.6;
Ushuaia -54.81 -68.32; Utrecht 52.09 5.12; Uyuni -20.46 -66.83; Vaduz 47.14 9.52;
Valencia 39.47 -0.38; Valletta 35.9 14.51; Valparaíso -33.04 -71.63; Vancouver 49.25 -123.12;
Varanasi 25.32 83.01; Varna 43.22 27.92; Vatican City 41.9 12.45; Venice/Venezia 45.44 12.33;
Verona 45.43 10.98; Victoria 48.44 -123.35; Victoria Falls -17.93 25.83; Vienna/Wien 48.21 16.37;
Vientiane 17.97 102.6; Vilnius 54.69 25.28; Vladivostok 43.11 131.87;
Warsaw/Warszawa 52.23 21.01; Washington 38.9 -77.04; Wellington -41.29 174.78;
Whitehorse 60.72 -135.05; Willemstad 12.11 -68.93; Windhoek -22.56 17.08; Winnipeg 49.88 -97.15;
Wrocław 51.1 17.03; Wuhan 30.58 114.27; Xi'an 34.26 108.93; Yangon 16.81 96.16;
Yaoundé 3.87 11.52; Yekaterinburg 56.85 60.61; Yellowknife 62.45 -114.37; Yerevan 40.18 44.51;
Yogyakarta -7.8 110.36; Yokohama 35.43 139.65; York 53.96 -1.08; Zadar 44.12 15.23;
Zagreb 45.81 15.98; Zanzibar -6.16 39.2; Zaragoza 41.66 -0.88; Zermatt 46.02 7.75;
Zürich 47.37 8.55; Łódź 51.77 19.47;
`;

/** A place that has a name. */
export interface Place extends Point {
  name: string;
}

let known: ReadonlyMap<string, Place> | undefined;

/** The city that a text names: 'Lisbon', 'Graça, Lisboa', 'Lisbon (studio)'. */
export function cityIn(text: string): Place | null {
  known ??= readCities();
  // The parts first as they are written, so that 'New York' is not looked for as 'New'.
  for (const part of text.split(/[,;·()/|–—-]+/)) {
    const city = known.get(plain(part)) ?? known.get(plain(part.replace(/\b\d+\b/g, '')));
    if (city) return city;
  }
  return known.get(plain(text)) ?? null;
}

/** The names of all cities, for whoever chooses one. */
export function cityNames(): string[] {
  known ??= readCities();
  return [...new Set([...known.values()].map(({ name }) => name))];
}

function readCities(): ReadonlyMap<string, Place> {
  const cities = new Map<string, Place>();
  for (const [, names = '', latitude, longitude] of list.matchAll(
    /\s*([^;]+?) (-?[\d.]+) (-?[\d.]+);/g,
  )) {
    const [name = '', ...others] = names.split('/');
    const place = { name, latitude: Number(latitude), longitude: Number(longitude) };
    for (const one of [name, ...others]) cities.set(plain(one), place);
  }
  return cities;
}

const plain = (text: string) => plainWords(text).replace(/\s+/g, ' ').trim();
