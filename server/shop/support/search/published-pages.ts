import type { components } from '#openapi/types.ts';
import { sites } from '#rules/markets.ts';
import type { Db } from '#server/db/schema.ts';
import type { ContentKind, ContentSite } from '#server/db/tables/content.ts';
import { groupBy } from '#rules/group-by.ts';
import { type AnyBlock, isReadableBlock } from '../../content/stored-block.ts';

/** A page as markets read it. */
export interface PublishedPage {
  readonly handle: string;
  /** `ALL` where every market reads the same one. */
  readonly site: ContentSite;
  readonly title: string;
  readonly description: string;
  readonly text: readonly components['schemas']['RichTextBlock'][];
  readonly updatedTime: number;
}

/** The newest published pages of a kind; where a market has a page of its own, each market's is one by itself. */
export async function readPublishedPages(
  db: Db,
  kind: ContentKind,
  handles?: readonly string[],
): Promise<PublishedPage[]> {
  const rows = await db
    .selectFrom('content_pages')
    .select(['handle', 'site', 'title', 'description', 'blocks', 'updated_at'])
    .where('kind', '=', kind)
    .where('status', '=', 'PUBLISHED')
    .$if(handles !== undefined, (query) => query.where('handle', 'in', handles ?? []))
    .orderBy('version')
    .execute();
  return [...groupBy(rows, ({ handle }) => handle).values()].flatMap((pages) => {
    // The last one of a market is its newest.
    const bySite = new Map(pages.map((page) => [page.site, page]));
    const readIn = bySite.size === 1 && bySite.has('ALL') ? (['ALL'] as const) : sites;
    return readIn.flatMap((site) => {
      const page = bySite.get(site) ?? bySite.get('ALL');
      if (!page) return [];
      const { handle, title, description, updated_at: updatedTime } = page;
      return { handle, site, title, description, text: textOf(page.blocks), updatedTime };
    });
  });
}

function textOf(stored: string): PublishedPage['text'] {
  const blocks: readonly AnyBlock[] = JSON.parse(stored);
  return blocks.filter(isReadableBlock).flatMap((block) => (block.type === 'RICH_TEXT' ? block.data.text : []));
}
