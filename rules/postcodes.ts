/** Where the separator of a postcode stands, counted from the front or, when negative, from the end. */
const postcodeSplits: Readonly<Record<string, readonly [at: number, separator: string]>> = {
  GB: [-3, ' '],
  CA: [3, ' '],
  NL: [4, ' '],
  IE: [3, ' '],
  PT: [4, '-'],
  JP: [3, '-'],
  // Of nine digits; those of five are written as they are.
  US: [5, '-'],
};

/** A clean postcode as its country writes it: 'sw1a1aa' is 'SW1A 1AA', '〒1500001' is '150-0001'. Does not judge it. */
export function normalisePostcode(country: string, postcode: string): string {
  const capitals = postcode.toUpperCase();
  const split = Object.hasOwn(postcodeSplits, country) ? postcodeSplits[country] : undefined;
  if (split === undefined) return capitals;
  const bare = capitals.replace(/[\s〒-]/g, '');
  // The number of an office of the British forces has no second half.
  const [, office] = country === 'GB' ? (/^BFPO(?:C\/O)?(\d{1,4})$/.exec(bare) ?? []) : [];
  if (office !== undefined) return `BFPO ${office}`;
  const [at, separator] = split;
  const head = bare.slice(0, at);
  const tail = bare.slice(at);
  return head === '' || tail === '' ? bare : `${head}${separator}${tail}`;
}
