import type { Tx } from '#server/db/schema.ts';
import type { ContentPagesTable } from '#server/db/tables/content.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { StoredBlock } from './stored-block.ts';

interface OwnersPage extends Pick<ContentPagesTable, 'kind' | 'handle' | 'site' | 'title' | 'description'> {
  readonly blocks: readonly StoredBlock[];
}

/** Writes a page of the owner as the next version of what stands there; earlier versions are kept. @returns the version */
export async function publishPage(
  { newId, clock }: Pick<ShopContext, 'newId' | 'clock'>,
  tx: Tx,
  { blocks, ...page }: OwnersPage,
): Promise<number> {
  const newest = await tx
    .selectFrom('content_pages')
    .select('version')
    .where('kind', '=', page.kind)
    .where('handle', '=', page.handle)
    .where('site', '=', page.site)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const version = (newest?.version ?? 0) + 1;
  const now = clock.now();
  await tx
    .insertInto('content_pages')
    .values({
      id: newId(),
      ...page,
      version,
      status: 'PUBLISHED',
      blocks: JSON.stringify(blocks),
      seed_hash: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return version;
}
