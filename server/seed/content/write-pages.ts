import { createHash } from 'node:crypto';
import type { StoredBlock } from '#server/shop/content/stored-block.ts';
import type { Tx } from '../../db/schema.ts';
import type { ContentPagesTable } from '../../db/tables/content.ts';
import { seedRow } from '../seed-row.ts';

export interface PageSeed extends Pick<
  ContentPagesTable,
  'kind' | 'handle' | 'site' | 'version' | 'title' | 'description'
> {
  readonly blocks: readonly StoredBlock[];
}

type Contents = Pick<ContentPagesTable, 'title' | 'description' | 'blocks'>;

const hashOf = ({ title, description, blocks }: Contents): string =>
  createHash('sha256')
    .update(JSON.stringify([title, description, blocks]))
    .digest('base64url');

const newestOf = (tx: Tx, { kind, handle, site }: PageSeed) =>
  tx
    .selectFrom('content_pages')
    .select(['version', 'status', 'title', 'description', 'blocks', 'seed_hash'])
    .where('kind', '=', kind)
    .where('handle', '=', handle)
    .where('site', '=', site)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Adds the pages and the newer versions of pages that the shop lacks. Where the owner wrote, changed or hid the newest
 * version of a page, theirs stays the newest.
 * @returns what was added
 */
export async function writePages<Page extends PageSeed>(
  tx: Tx,
  pages: readonly Page[],
  now: number,
): Promise<readonly Page[]> {
  const added: Page[] = [];
  for (const page of pages) {
    const newest = await newestOf(tx, page);
    const isOurs = newest === undefined || (newest.status === 'PUBLISHED' && newest.seed_hash === hashOf(newest));
    if (!isOurs || (newest && newest.version >= page.version)) continue;
    const { kind, handle, site, version, title, description } = page;
    const row = { kind, handle, site, version, title, description, blocks: JSON.stringify(page.blocks) };
    await tx
      .insertInto('content_pages')
      .values({
        ...seedRow(`page ${page.kind} ${page.handle} ${page.site} ${page.version}`, now),
        ...row,
        status: 'PUBLISHED',
        seed_hash: hashOf(row),
      })
      .execute();
    added.push(page);
  }
  return added;
}
