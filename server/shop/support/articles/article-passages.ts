import { isSpelledAsWritten } from '#rules/by-site.ts';
import { groupBy } from '#rules/group-by.ts';
import { sites } from '#rules/markets.ts';
import { helpPaths } from '#rules/page-paths.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { ContentSite } from '#server/db/tables/content.ts';
import type { Passage } from '../../content/passages/passage.ts';
import { textSections } from '../../content/passages/text-sections.ts';
import { writePassages } from '../../content/passages/write-passages.ts';
import { type Article, listArticles, readArticle } from './list-articles.ts';

interface ShownArticle {
  readonly site: ContentSite;
  readonly article: Article;
}

/** Articles by the markets that show them; one that all of them show alike stands for all. */
function byMarket(shown: readonly ShownArticle[]): ShownArticle[] {
  return [...groupBy(shown, ({ article }) => article.faqId).values()].flatMap((all) => {
    const isSame = all.length === sites.length && all.every(({ article }) => article.site === 'ALL');
    // Who reads a passage spells it for a market: it is kept as it was written.
    const asWritten = all.find(({ site }) => site !== 'ALL' && isSpelledAsWritten(site));
    return asWritten && isSame ? [{ site: 'ALL' as const, article: asWritten.article }] : all;
  });
}

/** What is found of an article, by its headings; the first passage is its short answer. */
function passagesOf({ site, article }: ShownArticle): Passage[] {
  const { faqId: ref, topicId, title, summary, keywords, updatedTime, blocks } = article;
  const address = `${helpPaths.topic}/${topicId}?${new URLSearchParams({ faqId: ref })}`;
  const about = { kind: 'ARTICLE', ref, site, title, address, updatedTime } as const;
  const sections = textSections(blocks);
  return [
    { ...about, heading: null, text: summary, keywords: keywords.join(' ') },
    ...sections.map((section) => ({ ...about, ...section })),
  ];
}

/** What is found of all articles. */
export async function articlePassages(db: Db): Promise<Passage[]> {
  const shown: ShownArticle[] = [];
  for (const site of sites) shown.push(...(await listArticles(db, site)).map((article) => ({ site, article })));
  return byMarket(shown).flatMap(passagesOf);
}

/** Writes what is found of an article, in the transaction that changes it. */
export async function writeArticlePassages(tx: Tx, faqId: string): Promise<void> {
  const shown: ShownArticle[] = [];
  for (const site of sites) {
    const article = await readArticle(tx, site, faqId);
    if (article) shown.push({ site, article });
  }
  await writePassages(tx, [{ kind: 'ARTICLE', ref: faqId }], byMarket(shown).flatMap(passagesOf));
}
