import { sites, type Site } from '#rules/markets.ts';
import { parseMarkdown } from '#server/shop/content/parse-markdown.ts';
import type { Tx } from '../../db/schema.ts';
import { homeBlocks } from './home.ts';
import { warrantyText } from './warranty.ts';
import { writePages, type PageSeed } from './write-pages.ts';

const warranty = (site: Site): PageSeed => ({
  kind: 'POLICY',
  handle: 'warranty',
  site,
  version: 1,
  title: 'Warranty',
  description: 'How long each light is covered, what is covered, and how a claim goes.',
  blocks: [
    {
      id: 'warranty',
      moduleId: 'policy.warranty',
      type: 'RICH_TEXT',
      version: 1,
      data: { text: parseMarkdown(warrantyText(site)) },
    },
  ],
});

const pages: readonly PageSeed[] = [
  { kind: 'HOME', handle: 'home', site: 'ALL', version: 1, title: 'Home', description: '', blocks: homeBlocks },
  ...sites.map(warranty),
];

/** Writes the pages whose contents the shop keeps as typed blocks. */
export const seedContent = (tx: Tx, now: number): Promise<void> => writePages(tx, pages, now);
