/** The name of a file of a build without its hash, which changes with all that the file names. */
const hashed = /(?<=[\w.-])-[\w-]{7}(?=\.(?:js|css)\b)/g;

/**
 * The files of a build that another one has not, word by word, however the files are called that they name.
 * @param before the texts of one build by the file's name
 * @param after those of the other
 */
export function changedChunks(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  const textsAfter = new Set([...after.values()].map((text) => text.replaceAll(hashed, '')));
  return [...before].flatMap(([file, text]) => (textsAfter.has(text.replaceAll(hashed, '')) ? [] : [file]));
}
