import type { Tx } from '../../db/schema.ts';
import { homeBlocks } from './home.ts';
import { writePages, type PageSeed } from './write-pages.ts';

/** A page with other blocks needs a new version: a shop that has this one does not look at its blocks again. */
export const contentPages: readonly PageSeed[] = [
  { kind: 'HOME', handle: 'home', site: 'ALL', version: 7, title: 'Home', description: '', blocks: homeBlocks },
];

/** Writes the pages whose contents the shop keeps as typed blocks. */
export async function seedContent(tx: Tx, now: number): Promise<void> {
  await writePages(tx, contentPages, now);
}
