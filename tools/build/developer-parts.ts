/** Words of what only developers and tests see, by the folder that writes them: minifying leaves texts alone. */
export const developerWords = {
  'bridge-sdk/mock': 'The app has crashed',
  'bridge-sdk/inspector': 'Bridge inspector',
  'bridge-sdk/conformance': 'is no list of cases',
  // A sample of a row of the route table.
  'src/routing/areas': 'LMDEMO0004',
} as const;

/** Parts for developers that came into the shop's build, one sentence each. `chunks` are code by file name. */
export function strayParts(chunks: ReadonlyMap<string, string>): string[] {
  return [...chunks].flatMap(([file, code]) =>
    Object.entries(developerWords)
      .filter(([, words]) => code.includes(words))
      .map(([folder]) => `${file}: holds words of ${folder} that no shopper needs`),
  );
}
