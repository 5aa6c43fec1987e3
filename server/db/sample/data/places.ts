/**
 * Real local government areas of Nigeria, with wards or neighbourhoods of each. A place with a higher
 * weight is chosen more often; Lagos and the large cities have the highest weights.
 */
export type SamplePlace = {
  state: string;
  lga: string;
  wards: readonly string[];
  weight: number;
};

const place = (state: string, lga: string, weight: number, wards: string): SamplePlace => ({
  state,
  lga,
  wards: wards.split(', '),
  weight,
});

const southWest: readonly SamplePlace[] = [
  place('Lagos', 'Ikeja', 14, 'Alausa, Oregun, Opebi, Anifowoshe, Ikeja GRA'),
  place('Lagos', 'Eti-Osa', 16, 'Lekki, Ikoyi, Obalende, Ajah, Ikate, Victoria Island'),
  place('Lagos', 'Surulere', 12, 'Aguda, Itire, Ojuelegba, Iponri, Ijesha'),
  place('Lagos', 'Alimosho', 14, 'Egbeda, Ikotun, Ipaja, Idimu, Igando, Ayobo'),
  place('Lagos', 'Kosofe', 9, 'Ketu, Ojota, Ogudu, Oworonshoki, Mile 12'),
  place('Lagos', 'Oshodi-Isolo', 9, 'Isolo, Mafoluku, Okota, Ajao Estate, Oshodi'),
  place('Lagos', 'Mushin', 6, 'Idi-Oro, Papa Ajao, Odi-Olowu, Ilupeju, Idi-Araba'),
  place('Lagos', 'Ikorodu', 7, 'Igbogbo, Imota, Ijede, Isele, Owutu'),
  place('Lagos', 'Lagos Mainland', 7, 'Yaba, Ebute Metta, Iwaya, Makoko, Oyingbo'),
  place('Lagos', 'Agege', 5, 'Orile Agege, Dopemu, Oko-Oba, Iloro'),
  place('Lagos', 'Amuwo-Odofin', 6, 'Festac Town, Mile 2, Satellite Town, Kirikiri'),
  place('Lagos', 'Shomolu', 5, 'Bariga, Akoka, Onipanu, Igbobi, Palmgrove'),
  place('Oyo', 'Ibadan North', 6, 'Bodija, Agbowo, Sango, Mokola, Yemetu'),
  place('Oyo', 'Ibadan South-West', 5, 'Ring Road, Oke-Ado, Oke-Bola, Challenge, Foko'),
  place('Oyo', 'Ogbomosho North', 2, 'Abogunde, Masifa, Okelerin, Osupa, Isale Afon'),
  place('Ogun', 'Ado-Odo/Ota', 5, 'Sango, Iju, Agbara, Atan, Ilogbo'),
  place('Ogun', 'Abeokuta South', 4, 'Ake, Itoko, Ijemo, Ibara, Sodeke'),
  place('Ogun', 'Ijebu Ode', 2, 'Odo-Esa, Isoku, Porogun, Imepe'),
  place('Osun', 'Osogbo', 3, 'Ataoja, Otun Balogun, Otun Jagun, Alagba, Are-Ago'),
  place('Osun', 'Ife Central', 2, 'Ilare, Iremo, Akarabata'),
  place('Ondo', 'Akure South', 3, 'Gbogi, Ilisa, Oda, Odopetu, Oke-Aro, Ijapo'),
  place('Ekiti', 'Ado-Ekiti', 2, 'Idofin, Inisa, Ijigbo, Oke Ila, Okeyinmi'),
];

const southEast: readonly SamplePlace[] = [
  place('Enugu', 'Enugu North', 4, 'Asata, New Haven, Ogui New Layout, Independence Layout'),
  place('Enugu', 'Enugu South', 3, 'Achara Layout, Uwani, Awkunanaw, Amechi, Obeagu'),
  place('Enugu', 'Nsukka', 2, 'Obukpa, Ede-Oballa, Eha-Alumona, Opi, Ibagwa'),
  place('Anambra', 'Awka South', 3, 'Amawbia, Nibo, Nise, Okpuno, Mbaukwu'),
  place(
    'Anambra',
    'Onitsha North',
    3,
    'Inland Town, American Quarters, Woliwo Layout, Trans Nkisi',
  ),
  place('Anambra', 'Nnewi North', 3, 'Otolo, Umudim, Uruagu, Nnewichi'),
  place('Imo', 'Owerri Municipal', 4, 'Aladinma, Ikenegbu, New Owerri, Azuzi, Amawom'),
  place('Imo', 'Orlu', 2, 'Amaifeke, Umuna, Owerre-Ebeiri, Ihioma, Okporo'),
  place('Abia', 'Aba South', 4, 'Enyimba, Ekeoha, Eziukwu, Igwebuike, Ngwa'),
  place('Abia', 'Umuahia North', 2, 'Afugiri, Ibeku East, Ibeku West, Ndume, Nkwoachara'),
  place('Ebonyi', 'Abakaliki', 2, 'Azuiyiokwu, Azugwu, Abakpa, Amachi'),
];

const southSouth: readonly SamplePlace[] = [
  place('Rivers', 'Port Harcourt', 6, 'Diobu, Rumuwoji, Oroworukwo, Ogbunabali, Elekahia'),
  place('Rivers', 'Obio/Akpor', 6, 'Rumuokwuta, Rumuigbo, Woji, Rumuola, Choba, Rukpokwu'),
  place('Rivers', 'Eleme', 2, 'Akpajo, Alesa, Alode, Ogale, Onne'),
  place('Delta', 'Warri South', 4, 'Okere, Pessu, Ugbuwangue, Edjeba, Igbudu'),
  place('Delta', 'Uvwie', 3, 'Effurun, Ekpan, Enerhen, Ugboroke, Ugbomro'),
  place('Delta', 'Oshimili South', 3, 'Cable Point, Okwe, Oko, Umuezei, Umuaji'),
  place('Delta', 'Sapele', 2, 'Amukpe, Elume, Ugborhen, Gana'),
  place('Edo', 'Oredo', 4, 'Ogbe, Etete, Ugbague, New Benin, Uzebu'),
  place('Edo', 'Egor', 3, 'Uselu, Ugbowo, Uwelu, Evbareke, Okhoro'),
  place('Edo', 'Ikpoba-Okha', 3, 'Oregbeni, Aduwawa, Ogbeson, Idogbo, Ugbekun'),
  place('Akwa Ibom', 'Uyo', 4, 'Offot, Etoi, Ikono, Oku, Uyo Urban'),
  place('Akwa Ibom', 'Eket', 2, 'Afaha Eket, Okon, Ikot Udoma, Idua, Ikot Ibiok'),
  place('Cross River', 'Calabar Municipal', 3, 'Big Qua, Akim Qua, Ikot Ansa, Ikot Ishie, Ediba'),
  place('Cross River', 'Calabar South', 2, 'Anantigha, Henshaw Town, Uwanse, Mbukpa'),
  place('Bayelsa', 'Yenagoa', 2, 'Epie, Attissa, Ekpetiama, Gbarain, Biseni'),
];

const north: readonly SamplePlace[] = [
  place('FCT', 'Abuja Municipal', 10, 'Garki, Wuse, Gwarinpa, Jiwa, Nyanya, Karu'),
  place('FCT', 'Bwari', 4, 'Kubwa, Dutse Alhaji, Ushafa, Byazhin, Usuma'),
  place('FCT', 'Gwagwalada', 2, 'Dobi, Kutunku, Paiko, Zuba, Tunga Maje'),
  place('Kwara', 'Ilorin West', 3, 'Adewole, Oloje, Ogidi, Ajikobi, Alanamu'),
  place('Kwara', 'Offa', 1, 'Balogun, Essa, Ojomu, Shawo'),
  place('Kogi', 'Lokoja', 2, 'Oworo, Kakanda, Eggan, Kupa'),
  place('Niger', 'Chanchaga', 2, 'Barikin Sale, Limawa, Makera, Minna Central, Sabon Gari'),
  place('Benue', 'Makurdi', 3, 'North Bank, Wadata, Fiidi, Mbalagh, Agan'),
  place('Benue', 'Gboko', 2, 'Gboko Central, Gboko East, Gboko South, Mbakwen, Yandev'),
  place('Benue', 'Otukpo', 2, 'Otukpo Town Central, Ewulo, Allan, Entekpa, Otobi'),
  place('Plateau', 'Jos North', 3, 'Gangare, Kabong, Naraguta, Jenta Adamu, Lamingo'),
  place('Plateau', 'Jos South', 3, 'Bukuru, Du, Gyel, Kuru, Zawan'),
  place('Kaduna', 'Kaduna North', 4, 'Kawo, Badarawa, Unguwan Rimi, Unguwan Sarki, Kabala'),
  place('Kaduna', 'Kaduna South', 3, 'Barnawa, Makera, Tudun Wada, Television, Kakuri Gwari'),
  place('Kaduna', 'Zaria', 2, 'Kwarbai, Tudun Wada, Tukur-Tukur, Gyallesu, Dutsen Abba'),
  place('Kano', 'Nassarawa', 4, 'Dakata, Gama, Giginyu, Gwagwarwa, Kawaji, Hotoro North'),
  place('Kano', 'Kano Municipal', 3, 'Gandun Albasa, Sharada, Sheshe, Yakasai, Zango'),
  place('Kano', 'Fagge', 2, 'Kwachiri, Rijiyar Lemo, Sabon Gari, Yammata'),
  place('Kano', 'Gwale', 2, 'Dandago, Diso, Dorayi, Goron Dutse, Kabuga'),
  place('Borno', 'Maiduguri', 3, 'Bolori, Fezzan, Gamboru, Gwange, Hausari, Lamisula'),
  place('Borno', 'Jere', 2, 'Dusuman, Galtimari, Gomari, Mashamari, Mairi'),
  place('Sokoto', 'Sokoto North', 2, 'Magajin Gari, Magajin Rafi, Sarkin Musulmi, Waziri'),
  place('Sokoto', 'Sokoto South', 2, 'Gagi, Rijiya, Sarkin Adar, Sarkin Zamfara'),
  place('Adamawa', 'Yola North', 2, 'Jambutu, Doubeli, Karewa, Luggere, Rumde'),
];

export const places: readonly SamplePlace[] = [...southWest, ...southEast, ...southSouth, ...north];
