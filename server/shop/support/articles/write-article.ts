import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { UsageError } from '#server/ops/command.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { publishPage } from '../../content/publish-page.ts';
import type { ArticleFile } from './article-file.ts';
import { writeArticlePassages } from './article-passages.ts';

/** The page that keeps the text of an article. */
export const articlePage = ({ faqId, site, title, summary, text }: ArticleFile) =>
  ({
    kind: 'ARTICLE',
    handle: faqId,
    site,
    title,
    description: summary,
    blocks: [{ id: faqId, moduleId: `article.${faqId}`, type: 'RICH_TEXT', version: 1, data: { text } }],
  }) as const;

/** Writes what is known of an article beside its text. @param version that of its page */
export async function writeArticleRow(
  tx: Tx,
  article: ArticleFile,
  { version, position }: { readonly version: number; readonly position: number },
): Promise<void> {
  const facts = {
    version,
    topic_id: article.topicId,
    summary: article.summary,
    keywords: JSON.stringify(article.keywords),
    models: JSON.stringify(article.models),
    related: JSON.stringify(article.related),
    sites: article.sites === undefined ? null : JSON.stringify(article.sites),
    has_steps: article.hasSteps ? (1 as const) : (0 as const),
    updated_time: article.updatedTime,
    position,
  };
  await tx
    .insertInto('help_articles')
    .values({ faq_id: article.faqId, site: article.site, ...facts })
    .onConflict((conflict) => conflict.columns(['faq_id', 'site']).doUpdateSet(facts))
    .execute();
}

/** Where an article stands: where it stood, else after the last of its topic. */
async function positionOf(tx: Tx, { faqId, topicId }: ArticleFile): Promise<number> {
  const rows = await tx
    .selectFrom('help_articles')
    .select(['faq_id', 'position'])
    .where('topic_id', '=', topicId)
    .orderBy('position', 'desc')
    .execute();
  return rows.find((row) => row.faq_id === faqId)?.position ?? (rows[0]?.position ?? -1) + 1;
}

/**
 * Writes articles, all of them or none, each as the next version of what stands there. Shoppers read them from then on.
 * @returns the versions, in the order of the articles
 */
export function importArticles(
  shop: Pick<ShopContext, 'database' | 'clock' | 'newId'>,
  articles: readonly ArticleFile[],
): Promise<number[]> {
  return withTransaction(shop, 'durable', async (tx) => {
    const versions: number[] = [];
    for (const article of articles) {
      const version = await publishPage(shop, tx, articlePage(article));
      await writeArticleRow(tx, article, { version, position: await positionOf(tx, article) });
      versions.push(version);
      await writeArticlePassages(tx, article.faqId);
    }
    return versions;
  });
}

/**
 * Takes an article off in every market, or puts it back as it was. Its versions are kept.
 * @throws UsageError where there is none, or where it is so already
 */
export function setArticleStatus(
  shop: Pick<ShopContext, 'database' | 'clock'>,
  faqId: string,
  status: 'PUBLISHED' | 'HIDDEN',
): Promise<void> {
  return withTransaction(shop, 'durable', async (tx) => {
    const { numUpdatedRows: changedRows } = await tx
      .updateTable('content_pages')
      .set({ status, updated_at: shop.clock.now() })
      .where('kind', '=', 'ARTICLE')
      .where('handle', '=', faqId)
      .where('status', '!=', status)
      .where((page) =>
        page.exists(
          page
            .selectFrom('help_articles')
            .select('help_articles.faq_id')
            .whereRef('help_articles.faq_id', '=', 'content_pages.handle')
            .whereRef('help_articles.site', '=', 'content_pages.site')
            .whereRef('help_articles.version', '=', 'content_pages.version'),
        ),
      )
      .executeTakeFirstOrThrow();
    if (changedRows === 0n) {
      const how = status === 'HIDDEN' ? 'shown' : 'hidden';
      throw new UsageError(`No article "${faqId}" is ${how}: see \`article list\`.`);
    }
    await writeArticlePassages(tx, faqId);
  });
}
