import { readFileSync } from 'node:fs';
import path from 'node:path';

type Rows = Readonly<Record<string, readonly string[]>>;

/** Where each module of the browser's build stands, by its file; `npm run chunks` writes it, a build reads it. */
export interface Lock {
  /** What the entry imports: the frame around every page. */
  readonly frame: readonly string[];
  /** What several entries need, by the name of its chunk. */
  readonly shared: Rows;
  /** What one entry alone needs, by the entry, whose chunk it is in. */
  readonly own: Rows;
  /** Styles, by the name of their sheet. */
  readonly sheets: Rows;
  /** The file of styles whose classes begin with these two characters. */
  readonly classes: Readonly<Record<string, string>>;
}

export const lockFile = path.join(import.meta.dirname, 'chunks.lock.json');

export const readLock = (): Lock => JSON.parse(readFileSync(lockFile, 'utf8'));

const byModule = (rows: Rows): ReadonlyMap<string, string> =>
  new Map(Object.entries(rows).flatMap(([name, files]) => files.map((file) => [file, name] as const)));

/** Where the lock says that a module stands. */
export interface Places {
  /** The name of a chunk that entries share, or of a style sheet, by module. */
  readonly chunks: ReadonlyMap<string, string>;
  /** The entry that alone needs a module, by module; itself for the entry. */
  readonly owners: ReadonlyMap<string, string>;
}

/** What the entry imports of a library through its barrel and does not use, a page does: a chunk beside the frame. */
export const library = 'library';

export const placesOf = ({ frame, shared, own, sheets }: Lock): Places => ({
  chunks: new Map([...byModule({ [library]: frame }), ...byModule(shared), ...byModule(sheets)]),
  owners: new Map([...Object.keys(own).map((entry) => [entry, entry] as const), ...byModule(own)]),
});
