import { sql } from 'kysely';
import type { Site } from '#rules/markets.ts';
import { prepared, type Slots } from '#server/db/prepared.ts';
import type { ContentKind, ContentSite } from '#server/db/tables/content.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { type AnyBlock, isReadableBlock, type StoredBlock } from './stored-block.ts';

export interface ContentPage {
  readonly version: number;
  readonly title: string;
  readonly description: string;
  readonly updatedTime: number;
  readonly blocks: readonly StoredBlock[];
}

const published = prepared(
  (db, { one, each }: Slots<{ kind: ContentKind; handle: string; sites: readonly ContentSite[] }>) =>
    db
      .selectFrom('content_pages')
      .select(['id', 'version', 'title', 'description', 'blocks', 'updated_at'])
      .where('kind', '=', one('kind'))
      .where('handle', '=', one('handle'))
      .where('site', 'in', each('sites'))
      .where('status', '=', sql.lit('PUBLISHED'))
      .orderBy((row) => row.case().when('site', '=', sql.lit('ALL')).then(1).else(0).end())
      .orderBy('version', 'desc')
      .limit(1),
);

interface ParsedBlocks {
  readonly text: string;
  readonly blocks: readonly StoredBlock[];
}

/** By page id; a page is read by every visitor and changes once in months. */
const parsedPages = new Map<string, ParsedBlocks>();

function parseBlocks(log: ShopContext['log'], id: string, text: string): readonly StoredBlock[] {
  const parsed = parsedPages.get(id);
  if (parsed?.text === text) return parsed.blocks;
  const all: readonly AnyBlock[] = JSON.parse(text);
  const blocks = all.filter(isReadableBlock);
  if (blocks.length < all.length) log.warn({ page: id }, 'blocks of a newer version of the shop are left out');
  parsedPages.set(id, { text, blocks });
  return blocks;
}

/** The newest published version of a page for a market, or of the page for all markets; undefined where there is none. */
export async function readContentPage(
  { db, log }: Pick<ShopContext, 'db' | 'log'>,
  kind: ContentKind,
  handle: string,
  site: Site,
): Promise<ContentPage | undefined> {
  const [row] = await published(db, { kind, handle, sites: [site, 'ALL'] });
  if (!row) return undefined;
  const { id, blocks, updated_at: updatedTime, ...page } = row;
  return { ...page, updatedTime, blocks: parseBlocks(log, id, blocks) };
}
