import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readLock } from './chunks/lock.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folders = ['.storybook', 'design-system', 'src'];
/**
 * Without the a: who hides advertisements hides names that begin with ad. In capitals, which no pseudo-class has:
 * vanilla-extract puts a dot before whatever in a selector reads like a class, and `emp` is a part of `:empty`.
 */
const firstCharacters = 'BCDEFGHIJKLMNOPQRSTUVWXYZ';
const starts = [...firstCharacters].flatMap((first) =>
  Array.from({ length: 36 }, (_, index) => `${first}${index.toString(36)}`),
);

/** The file of styles whose classes begin with these two characters, from the root of the project. */
export type Classes = Readonly<Record<string, string>>;

const styleFiles = (): string[] =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css.ts'))
      .map((name) => path.posix.join(folder, name)),
  );

/** The same classes without those of files that are gone, and with others for new files: no file takes the place of another. */
export function classesOf(files: readonly string[], before: Classes): Classes {
  const oldRows = Object.entries(before).filter(([, file]) => files.includes(file));
  const oldFiles = new Set(oldRows.map(([, file]) => file));
  const oldStarts = new Set(oldRows.map(([start]) => start));
  const free = starts.filter((start) => !oldStarts.has(start));
  const newRows = files
    .filter((file) => !oldFiles.has(file))
    .toSorted()
    .flatMap((file, index) => (free[index] === undefined ? [] : [[free[index], file] as const]));
  return Object.fromEntries([...oldRows, ...newRows].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The classes of every file of styles that the project has now. */
export const lockedClasses = (before: Classes): Classes => classesOf(styleFiles(), before);

interface Identifier {
  /** The hash of its file, then its number there. */
  readonly hash: string;
  /** From the root of the project. */
  readonly filePath: string;
}

/**
 * How a build calls its classes: two characters for the file and the number of the class there, in the style sheet and in
 * every script that names it, the same on server and in browser. A hash does not compress: it took 0.4 kB of the sheet
 * and 1.5 kB of a page's scripts more. A new file of styles changes the classes of no other.
 */
export function classNames(classes = lockedClasses(readLock().classes)): (identifier: Identifier) => string {
  const startOf = new Map(Object.entries(classes).map(([start, file]) => [file, start]));
  const hashes = new Map<string, string>();
  return ({ hash, filePath }) => {
    const start = startOf.get(filePath);
    // The first one of a file has the number 0.
    const ofFile = hashes.get(filePath) ?? hash.slice(0, -1);
    if (start === undefined || !hash.startsWith(ofFile))
      throw new Error(`There is no short name for ${hash} of ${filePath}`);
    hashes.set(filePath, ofFile);
    return `${start}${hash.slice(ofFile.length)}`;
  };
}
