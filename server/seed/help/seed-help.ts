import { articlePage, writeArticleRow } from '#server/shop/support/articles/write-article.ts';
import type { Tx } from '../../db/schema.ts';
import { writePages } from '../content/write-pages.ts';
import { readArticles } from './read-articles.ts';
import { helpTopics } from './topics.ts';

/** Writes the help. An article that the owner imported or hid stays as the owner left it. */
export async function seedHelp(tx: Tx, now: number): Promise<void> {
  for (const [position, { topicId, title, line, icon }] of helpTopics.entries()) {
    const facts = { title, line, icon, position };
    await tx
      .insertInto('help_topics')
      .values({ topic_id: topicId, ...facts })
      .onConflict((conflict) => conflict.column('topic_id').doUpdateSet(facts))
      .execute();
  }
  const pages = readArticles().map((article) => ({ ...articlePage(article), version: article.version, article }));
  for (const { version, article } of await writePages(tx, pages, now)) {
    const topic = helpTopics.find(({ topicId }) => topicId === article.topicId);
    await writeArticleRow(tx, article, { version, position: topic?.faqIds.indexOf(article.faqId) ?? 0 });
  }
}
