import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readArticles } from '#server/seed/help/read-articles.ts';
import { helpTopics } from '#server/seed/help/topics.ts';
import { linkedPages } from '#rules/page-paths.ts';
import { parseArticleFile, placeOf } from '#server/shop/support/articles/article-file.ts';
import { routes } from '#src/routing/routes.ts';

/** Reads every file: a wrong one throws with its name, its line and its field. */
const articles = readArticles();

describe('the articles of the release', () => {
  it('are those of the topics, each once for all markets', () => {
    const common = articles.filter(({ site }) => site === 'ALL').map(({ faqId }) => faqId);
    expect(common.toSorted()).toEqual(helpTopics.flatMap(({ faqIds }) => faqIds).toSorted());
  });

  it('are written as docs/articles.md shows it', async () => {
    const guide = await readFile(new URL('../../docs/articles.md', import.meta.url), 'utf8');
    const [, example = ''] = /```markdown\n(.*?)\n```/s.exec(guide) ?? [];
    const anything = () => true;
    const article = parseArticleFile(example, placeOf('strips/trim-strip.md'), {
      ...{ hasTopic: anything, hasProduct: anything, hasPolicy: anything, hasDrawing: anything },
      topicOf: () => 'strips',
    });
    expect(article.hasSteps).toBe(true);
    expect(helpTopics.map(({ topicId }) => `\`${topicId}\``).filter((topic) => !guide.includes(topic))).toEqual([]);
  });

  it('lead to pages that the web app has', () => {
    const paths = new Set(routes.map(({ path }) => path));
    expect(linkedPages.filter((path) => !paths.has(path))).toEqual([]);
  });

  it('show drawings of one size that say what they are and run nothing', async () => {
    const urls = articles.flatMap(({ text }) => text.flatMap((block) => (block.type === 'PICTURE' ? [block.url] : [])));
    for (const url of new Set(urls)) {
      const drawing = await readFile(new URL(`../../public${url}`, import.meta.url), 'utf8');
      expect(drawing, url).toContain('viewBox="0 0 600 400"');
      expect(drawing, url).toMatch(/<title[^>]*>.+<\/title>/s);
      expect(drawing, url).not.toMatch(/<script|<foreignObject|\son\w+=|href=|url\((?!#)/i);
    }
  });
});
