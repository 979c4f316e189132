/** The plural of a word is found by its singular: 'torches' and 'batteries', too. */
export function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** A doubled last letter says nothing: 'dimm' of 'dimming' is 'dim'. */
const undoubled = (word: string): string => word.replace(/(?<last>[b-df-hj-np-tv-z])\k<last>$/, '$<last>');

/** An ending, what stands for it, and how many letters have to be left for it to be one. */
type Ending = readonly [RegExp, string, number];

/** In the order in which they are taken off, one of each row. */
const endings: readonly (readonly Ending[])[] = [
  [
    [/ies$/, 'y', 2],
    [/(?<=s|x|z|ch|sh)es$/, '', 3],
    [/(?<![siu])s$/, '', 3],
  ],
  [
    [/(?:ation|ations)$/, '', 5],
    [/(?<=[st])ion$/, '', 5],
    [/ment$/, '', 5],
    [/al$/, '', 5],
    [/able$/, '', 4],
    [/ly$/, '', 4],
  ],
  [
    [/ing$/, '', 3],
    [/ed$/, '', 3],
  ],
  [[/er$/, '', 4]],
  [[/e$/, '', 3]],
];

/**
 * What the forms of a word have in common: 'dim' of 'dimmer', 'dimmed' and 'dimmable'. It is searched for and never read.
 * @param word in lower case and without accents; one with a digit in it is a name and stays
 */
export function stemOf(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) return word;
  const stem = endings.reduce((rest, row) => {
    for (const [ending, replacement, least] of row) {
      const shorter = rest.replace(ending, replacement);
      if (shorter !== rest && shorter.length >= least) return shorter;
    }
    return rest;
  }, word);
  return undoubled(stem);
}
