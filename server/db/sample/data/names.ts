/**
 * Given and family names in use in Nigeria, by the languages they come from. Tone marks and dotted
 * letters are kept for some people and left out for others, as people write their own names.
 */
export type NameGroup = {
  women: readonly string[];
  men: readonly string[];
  families: readonly string[];
};

/** Turns a comma-separated block into a list of names in one Unicode form (NFC). */
const list = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .split(',')
    .map((name) => name.trim());

const yoruba: NameGroup = {
  women: list(`
    Ṣadé, Adéọlá, Fọlákẹ́, Títílayọ̀, Yétúndé, Morẹ́nikẹ́, Ọmọ́lará, Ìyábọ̀, Àbẹ̀ní, Ṣẹ̀yẹ, Ọlábísí,
    Bọ́láńlé, Rónkẹ́, Ọláwùmí, Funmilayo, Bukola, Kehinde, Abiola, Temitope, Simisola, Damilola,
    Yewande, Modupe, Oluwatosin, Ibukunoluwa, Toluwalase, Rasheedat, Sherifat
  `),
  men: list(`
    Adébáyọ̀, Ọlá, Ṣẹ́gun, Fẹ́mi, Ọláyínká, Olúmídé, Olúwaṣeun, Babátúndé, Gbénga, Rótìmí, Ṣọlá,
    Adéwálé, Ayọ̀dèjì, Kúnlé, Ọmọtáyọ̀, Tunji, Kayode, Lekan, Jide, Biodun, Niyi, Taiwo, Dotun,
    Akinola, Oluwadamilare, Ridwan, Kamorudeen, Sikiru
  `),
  families: list(`
    Adéyẹmí, Ọládípọ̀, Akínwálé, Ògúnlẹ́yẹ, Adébíyì, Fáṣọlá, Ọláníyan, Ṣówándé, Ọ̀ṣúnlékè, Adékọ̀yà,
    Bámidélé, Oyèlárán, Ajayi, Balogun, Coker, Bakare, Ogunbanjo, Akinyemi, Olatunji, Adeniji,
    Alabi, Lawal, Salami, Tijani, Ogundipe, Sowemimo, Olorunfemi, Oluwaṣeun-Akínwándé,
    Adébáyọ̀-Ọláwọlé, Ogunmodede-Williams
  `),
};

const igbo: NameGroup = {
  women: list(`
    Ngọzi, Ụzọamaka, Ifeọma, Chidịmma, Ijeọma, Ndịdị, Ịfụnanya, Nkịrụka, Chiọma, Ọbịageli,
    Ụlọma, Ugochi, Adaeze, Nneka, Chiamaka, Amarachi, Ogechi, Ebere, Kosisochukwu, Chinyere,
    Adanna, Chinelo, Somtochukwu, Oluchi, Mmesoma, Nwakaego, Chinwendu, Chimamanda
  `),
  men: list(`
    Chịdị, Obiọra, Chinọnso, Onyedịkachi, Ụzọchukwu, Azụbụike, Arịnze, Chibụike, Afamefuna,
    Emeka, Chukwuemeka, Obinna, Ifeanyi, Nnamdi, Okechukwu, Onyekachi, Ugochukwu, Tochukwu,
    Ebuka, Kelechi, Chinedu, Uchenna, Ikenna, Ekene, Somadina, Izuchukwu, Ndubuisi,
    Kamsiyochukwu
  `),
  families: list(`
    Ọkafọ, Ọkọnkwọ, Anyanwụ, Nwankwọ, Ugwuanyị, Ọnụọha, Ojiakọ, Nwafọ, Ọnwụka, Okafor, Umeh,
    Eze, Nwosu, Nwachukwu, Obi, Ezeugo, Igwe, Okwudili, Ugwu, Okorie, Ibe, Mbah, Opara, Iheanacho,
    Nnadi, Okereke, Anozie, Nwachukwu-Ezeilo, Ọkọnkwọ-Anyanwụ, Chukwuemeka-Onyenweaku
  `),
};

const northern: NameGroup = {
  women: list(`
    Aisha, Halima, Fatima, Zainab, Hadiza, Maryam, Amina, Hauwa, Rakiya, Safiya, Bilkisu,
    Khadija, Sa'adatu, Jamila, Ladi, Talatu, Larai, Rabi, Balaraba, Hafsat, Asma'u, Nafisa,
    Binta, Dije, Falmata, Yagana, Kaltume, Aishatu
  `),
  men: list(`
    Musa, Ibrahim, Abubakar, Sani, Umar, Aliyu, Yusuf, Garba, Kabiru, Nasiru, Shehu, Haruna,
    Idris, Mustapha, Sulaiman, Tanko, Auwal, Habibu, Zubairu, Hamza, Jibrin, Ɗanjuma, Ɗanladi,
    Ardo, Bukar, Modu, Kyari, Babagana
  `),
  families: list(`
    Abubakar, Bello, Yusuf, Dangana, Lawan, Gambo, Shettima, Bulama, Zanna, Maigari, Danjuma,
    Sarki, Waziri, Galadima, Jibril, Ringim, Gaya, Kura, Wudil, Bichi, Tofa, Gusau, Dikko,
    Lamido, Buba, Hamman, Goni, Alkali, Abdullahi-Maigari, Muhammad-Ɗanƙande
  `),
};

const edoDelta: NameGroup = {
  women: list(`
    Osariemen, Isoken, Itohan, Esosa, Adesuwa, Ivie, Eki, Efe, Oghenekevwe, Ejiro, Onome, Tosan,
    Omasan, Mofe
  `),
  men: list(`
    Osagie, Efosa, Osaze, Nosakhare, Eghosa, Osarodion, Igho, Oghenetega, Efemena, Ovie,
    Oghenerukevwe, Toju, Misan, Eyitemi
  `),
  families: list(`
    Osagiede, Idahosa, Aigbe, Omoregie, Ehigiator, Uwaifo, Ighodaro, Efejuku, Onojeghuo,
    Emuobosa, Akpobome, Edewor, Omatseye, Eyengho, Rewane, Osarumwense-Idahosa
  `),
};

const crossRiver: NameGroup = {
  women: list(`
    Ekaette, Idara, Eno, Emem, Mfon, Ndifreke, Iniobong, Affiong, Arit, Uduak, Mayen, Atim,
    Itoro, Imaobong
  `),
  men: list(`
    Ubong, Etim, Okon, Effiong, Aniekan, Edet, Nsikak, Otobong, Akan, Ekpenyong, Udeme, Asuquo,
    Idorenyin, Aniefiok
  `),
  families: list(`
    Bassey, Ekpo, Udo, Essien, Akpan, Etuk, Inyang, Ekanem, Umoh, Archibong, Duke, Henshaw,
    Ekong, Nyong, Udofia, Effiong-Etukudo
  `),
};

const middleBelt: NameGroup = {
  women: list(`
    Mwuese, Doosuur, Nguvan, Kpadoo, Dooshima, Mngunengen, Ene, Ochanya, Onyeche, Ehi, Kaneng,
    Chundung, Vou, Nanret
  `),
  men: list(`
    Terver, Terhemba, Aondona, Iorfa, Tersoo, Sesugh, Ochoche, Adakole, Ogaba, Odeh, Dung, Gyang,
    Davou, Nanpon
  `),
  families: list(`
    Tyoor, Iorliam, Agber, Ortese, Ikyaator, Agbo, Ochigbo, Odoh, Onoja, Adah, Bot, Choji,
    Pwajok, Lar, Dashe, Orngudwem-Iorliam
  `),
};

export const nameGroups: readonly NameGroup[] = [
  yoruba,
  igbo,
  northern,
  edoDelta,
  crossRiver,
  middleBelt,
];
