import type { Tx } from '../../db/schema.ts';
import { homeBlocks } from './home.ts';
import { writePages, type PageSeed } from './write-pages.ts';

const pages: readonly PageSeed[] = [
  { kind: 'HOME', handle: 'home', site: 'ALL', version: 3, title: 'Home', description: '', blocks: homeBlocks },
];

/** Writes the pages whose contents the shop keeps as typed blocks. */
export const seedContent = (tx: Tx, now: number): Promise<void> => writePages(tx, pages, now);
