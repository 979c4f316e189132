import { normalisePostcode } from './postcodes.ts';

interface Place {
  readonly country: string;
  readonly region?: string | undefined;
  readonly postcode?: string | undefined;
}

/**
 * Places that have a postcode of a country and lie outside its VAT area, by the beginnings of their postcodes.
 * - EU: Council Directive 2006/112/EC, article 6 (Athos, the Canary Islands, the French territories of articles 349 and 355 (1) TFEU, Åland,
 *   the Channel Islands, Campione and the Italian waters of Lake Lugano; Heligoland, Büsingen, Ceuta, Melilla, Livigno); article 7 makes
 *   Monaco a part of France and the Isle of Man one of the United Kingdom. San Marino and the Vatican are states of their own.
 * - GB: Value Added Tax Act 1994, section 96 (11): the United Kingdom and its territorial sea; the Isle of Man Act 1979, section 6. Northern
 *   Ireland is taxed as the rest of it where the seller stands in it.
 */
const outside: Readonly<Record<string, string>> = {
  ES: '35 the Canary Islands; 38 the Canary Islands; 51 Ceuta; 52 Melilla',
  IT: '23041 Livigno; 22061 Campione d’Italia; 4789 San Marino; 00120 Vatican City',
  DE: '27498 Heligoland; 78266 Büsingen',
  FR: '971 Guadeloupe; 972 Martinique; 973 French Guiana; 974 Réunion; 975 Saint-Pierre-et-Miquelon; 976 Mayotte; 977 Saint-Barthélemy; 978 Saint-Martin; 984 the French Southern Lands; 986 Wallis and Futuna; 987 French Polynesia; 988 New Caledonia',
  GR: '63086 Mount Athos',
  FI: '22 Åland',
  GB: 'JE Jersey; GY Guernsey; GX Gibraltar',
};

/** Where a country writes the place as a region. */
const outsideRegions: Readonly<Record<string, string>> = {
  'ES GC': 'the Canary Islands',
  'ES TF': 'the Canary Islands',
  'ES CE': 'Ceuta',
  'ES ML': 'Melilla',
  'IT RSM': 'San Marino',
  'IT SCV': 'Vatican City',
};

/** The name of the place where an address lies outside the VAT area of its country; undefined inside. Without a postcode its region decides. */
export function outsideVatArea({ country, region = '', postcode = '' }: Place): string | undefined {
  const byRegion = outsideRegions[`${country} ${region}`];
  if (byRegion !== undefined || postcode === '' || !Object.hasOwn(outside, country)) return byRegion;
  const code = normalisePostcode(country, postcode.trim());
  return outside[country]
    ?.split('; ')
    .find((each) => code.startsWith(each.slice(0, each.indexOf(' '))))
    ?.replace(/^\S+ /, '');
}
