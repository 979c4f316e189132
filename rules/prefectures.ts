import { beginsAs, readBeginnings } from './postcode-regions.ts';
import { normalisePostcode } from './postcodes.ts';

/** Of each prefecture the beginnings of most of its postcodes. */
const beginnings = readBeginnings(`
  JP-01 001-007 040-099; JP-02 030-039; JP-03 020-029; JP-04 980-989; JP-05 010-019; JP-06 990-999; JP-07 960-979
  JP-08 300-319; JP-09 320-329; JP-10 370-379; JP-11 330-369; JP-12 260-299; JP-13 100-209; JP-14 210-259
  JP-15 940-959; JP-16 930-939; JP-17 920-929; JP-18 910-919 922-922; JP-19 400-409; JP-20 380-399 949-949
  JP-21 500-509; JP-22 410-439; JP-23 440-499; JP-24 510-519 498-498; JP-25 520-529; JP-26 600-629 520-520
  JP-27 530-599 618-618; JP-28 650-679; JP-29 630-639 647-648; JP-30 640-649; JP-31 680-689; JP-32 690-699 684-685
  JP-33 700-719; JP-34 720-739; JP-35 740-759; JP-36 770-779; JP-37 760-769; JP-38 790-799; JP-39 780-789
  JP-40 800-839 871-871; JP-41 840-849; JP-42 850-859 811-811 817-817 848-848; JP-43 860-869; JP-44 870-879
  JP-45 880-889; JP-46 890-899; JP-47 900-909
`);

interface JapaneseAddress {
  readonly country: string;
  readonly region?: string | undefined;
  readonly postcode?: string | undefined;
}

/**
 * True for a Japanese postcode that is mostly used in another prefecture. It may be right: towns at a border have codes of their
 * neighbours, as Japan Post lists 018 in Aomori, 311 and 349 in Tochigi, 384 and 389 in Gunma and in Niigata, 199 in Kanagawa and 939 in
 * Ishikawa; and the parcel goes by the code.
 */
export function isOfAnotherPrefecture({ country, region = '', postcode = '' }: JapaneseAddress): boolean {
  const code = normalisePostcode('JP', postcode);
  return country === 'JP' && /^\d{3}-\d{4}$/.test(code) && !beginsAs(beginnings, code, region);
}
