import { readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const folders = ['.storybook', 'design-system', 'src'];
/**
 * Without the a: who hides advertisements hides names that begin with ad. In capitals, which no pseudo-class has:
 * vanilla-extract puts a dot before whatever in a selector reads like a class, and `emp` is a part of `:empty`.
 */
const firstCharacters = 'BCDEFGHIJKLMNOPQRSTUVWXYZ';

const styleFiles = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css.ts'))
    .map((name) => path.posix.join(folder, name)),
);

interface Identifier {
  /** The hash of its file, then its number there. */
  readonly hash: string;
  /** From the root of the project. */
  readonly filePath: string;
}

/**
 * How a build calls its classes: two characters for the file and the number of the class there, in the style sheet and in
 * every script that names it, the same on server and in browser. A hash does not compress: it took 0.4 kB of the sheet
 * and 1.5 kB of a page's scripts more.
 * @param files with styles, from the root of the project
 */
export function classNames(files: readonly string[] = styleFiles): (identifier: Identifier) => string {
  const inOrder = files.toSorted();
  const hashes = new Map<string, string>();
  return ({ hash, filePath }) => {
    const index = inOrder.indexOf(filePath);
    const first = firstCharacters[Math.floor(index / 36)];
    // The first one of a file has the number 0.
    const ofFile = hashes.get(filePath) ?? hash.slice(0, -1);
    if (!first || !hash.startsWith(ofFile)) throw new Error(`There is no short name for ${hash} of ${filePath}`);
    hashes.set(filePath, ofFile);
    return `${first}${(index % 36).toString(36)}${hash.slice(ofFile.length)}`;
  };
}
