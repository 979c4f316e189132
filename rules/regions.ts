/** A state, province or prefecture as an address form offers it. */
export interface Region {
  readonly value: string;
  readonly label: string;
}

function named(table: string): readonly Region[] {
  return table
    .trim()
    .split(/\s*[\n;]\s*/)
    .map((entry) => {
      const at = entry.indexOf(' ');
      return { value: entry.slice(0, at), label: entry.slice(at + 1) };
    });
}

const unitedStates = named(`
  AL Alabama; AK Alaska; AZ Arizona; AR Arkansas; CA California; CO Colorado; CT Connecticut; DE Delaware
  DC District of Columbia; FL Florida; GA Georgia; HI Hawaii; ID Idaho; IL Illinois; IN Indiana; IA Iowa; KS Kansas
  KY Kentucky; LA Louisiana; ME Maine; MD Maryland; MA Massachusetts; MI Michigan; MN Minnesota; MS Mississippi
  MO Missouri; MT Montana; NE Nebraska; NV Nevada; NH New Hampshire; NJ New Jersey; NM New Mexico; NY New York
  NC North Carolina; ND North Dakota; OH Ohio; OK Oklahoma; OR Oregon; PA Pennsylvania; RI Rhode Island
  SC South Carolina; SD South Dakota; TN Tennessee; TX Texas; UT Utah; VT Vermont; VA Virginia; WA Washington
  WV West Virginia; WI Wisconsin; WY Wyoming; AS American Samoa; GU Guam; MP Northern Mariana Islands; PR Puerto Rico
  VI U.S. Virgin Islands; FM Micronesia; MH Marshall Islands; PW Palau; AA Armed Forces Americas
  AE Armed Forces Europe; AP Armed Forces Pacific
`);

const canada = named(`
  AB Alberta; BC British Columbia; MB Manitoba; NB New Brunswick; NL Newfoundland and Labrador
  NT Northwest Territories; NS Nova Scotia; NU Nunavut; ON Ontario; PE Prince Edward Island; QC Quebec
  SK Saskatchewan; YT Yukon
`);

const italy = named(`
  AG Agrigento; AL Alessandria; AN Ancona; AO Aosta; AR Arezzo; AP Ascoli Piceno; AT Asti; AV Avellino; BA Bari
  BT Barletta-Andria-Trani; BL Belluno; BN Benevento; BG Bergamo; BI Biella; BO Bologna; BZ Bolzano; BS Brescia
  BR Brindisi; CA Cagliari; CL Caltanissetta; CB Campobasso; CE Caserta; CT Catania; CZ Catanzaro; CH Chieti; CO Como
  CS Cosenza; CR Cremona; KR Crotone; CN Cuneo; EN Enna; FM Fermo; FE Ferrara; FI Firenze; FG Foggia; FC Forlì-Cesena
  FR Frosinone; GE Genova; GO Gorizia; GR Grosseto; IM Imperia; IS Isernia; AQ L'Aquila; SP La Spezia; LT Latina
  LE Lecce; LC Lecco; LI Livorno; LO Lodi; LU Lucca; MC Macerata; MN Mantova; MS Massa-Carrara; MT Matera; ME Messina
  MI Milano; MO Modena; MB Monza e Brianza; NA Napoli; NO Novara; NU Nuoro; OR Oristano; PD Padova; PA Palermo
  PR Parma; PV Pavia; PG Perugia; PU Pesaro e Urbino; PE Pescara; PC Piacenza; PI Pisa; PT Pistoia; PN Pordenone
  PZ Potenza; PO Prato; RG Ragusa; RA Ravenna; RC Reggio Calabria; RE Reggio Emilia; RI Rieti; RN Rimini; RM Roma
  RO Rovigo; SA Salerno; SS Sassari; SV Savona; SI Siena; SR Siracusa; SO Sondrio; SU Sud Sardegna; TA Taranto
  TE Teramo; TR Terni; TO Torino; TP Trapani; TN Trento; TV Treviso; TS Trieste; UD Udine; VA Varese; VE Venezia
  RSM San Marino; SCV Vatican City; VB Verbano-Cusio-Ossola; VC Vercelli; VR Verona; VV Vibo Valentia; VI Vicenza; VT Viterbo
`);

const spain = named(`
  C A Coruña; VI Álava; AB Albacete; A Alicante; AL Almería; O Asturias; AV Ávila; BA Badajoz; PM Baleares
  B Barcelona; BU Burgos; CC Cáceres; CA Cádiz; S Cantabria; CS Castellón; CE Ceuta; CR Ciudad Real; CO Córdoba
  CU Cuenca; GI Girona; GR Granada; GU Guadalajara; SS Guipúzcoa; H Huelva; HU Huesca; J Jaén; LO La Rioja
  GC Las Palmas; LE León; L Lleida; LU Lugo; M Madrid; MA Málaga; ML Melilla; MU Murcia; NA Navarra; OR Ourense
  P Palencia; PO Pontevedra; SA Salamanca; TF Santa Cruz de Tenerife; SG Segovia; SE Sevilla; SO Soria; T Tarragona
  TE Teruel; TO Toledo; V Valencia; VA Valladolid; BI Vizcaya; ZA Zamora; Z Zaragoza
`);

const japan = named(`
  JP-01 Hokkaido 北海道; JP-02 Aomori 青森県; JP-03 Iwate 岩手県; JP-04 Miyagi 宮城県; JP-05 Akita 秋田県
  JP-06 Yamagata 山形県; JP-07 Fukushima 福島県; JP-08 Ibaraki 茨城県; JP-09 Tochigi 栃木県; JP-10 Gunma 群馬県
  JP-11 Saitama 埼玉県; JP-12 Chiba 千葉県; JP-13 Tokyo 東京都; JP-14 Kanagawa 神奈川県; JP-15 Niigata 新潟県
  JP-16 Toyama 富山県; JP-17 Ishikawa 石川県; JP-18 Fukui 福井県; JP-19 Yamanashi 山梨県; JP-20 Nagano 長野県
  JP-21 Gifu 岐阜県; JP-22 Shizuoka 静岡県; JP-23 Aichi 愛知県; JP-24 Mie 三重県; JP-25 Shiga 滋賀県
  JP-26 Kyoto 京都府; JP-27 Osaka 大阪府; JP-28 Hyogo 兵庫県; JP-29 Nara 奈良県; JP-30 Wakayama 和歌山県
  JP-31 Tottori 鳥取県; JP-32 Shimane 島根県; JP-33 Okayama 岡山県; JP-34 Hiroshima 広島県; JP-35 Yamaguchi 山口県
  JP-36 Tokushima 徳島県; JP-37 Kagawa 香川県; JP-38 Ehime 愛媛県; JP-39 Kochi 高知県; JP-40 Fukuoka 福岡県
  JP-41 Saga 佐賀県; JP-42 Nagasaki 長崎県; JP-43 Kumamoto 熊本県; JP-44 Oita 大分県; JP-45 Miyazaki 宮崎県
  JP-46 Kagoshima 鹿児島県; JP-47 Okinawa 沖縄県
`);

/** The regions of the countries whose addresses carry one. */
export const regions: Readonly<Record<string, readonly Region[]>> = {
  US: unitedStates,
  CA: canada,
  IT: italy,
  ES: spain,
  JP: japan,
};
