import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FileFaults } from '#server/ops/file-faults.ts';
import {
  type ArticleFacts,
  type ArticleFile,
  parseArticleFile,
  placeOf,
} from '#server/shop/support/articles/article-file.ts';
import { products } from '../catalogue/products.ts';
import { policyKeys } from '../content/policies/policies.ts';
import { helpTopics } from './topics.ts';

const folder = join(import.meta.dirname, 'articles');

const spus: ReadonlySet<string> = new Set(products.map(({ spu }) => spu));
const topicByArticle: ReadonlyMap<string, string> = new Map(
  helpTopics.flatMap(({ topicId, faqIds }) => faqIds.map((faqId) => [faqId, topicId] as const)),
);

const facts: ArticleFacts = {
  hasTopic: (topicId) => helpTopics.some((topic) => topic.topicId === topicId),
  topicOf: (faqId) => topicByArticle.get(faqId),
  hasProduct: (spu) => spus.has(spu),
  hasPolicy: (key) => policyKeys.includes(key),
  // A test looks at each of them (tests/help).
  hasDrawing: () => true,
};

/** The articles that a shop begins with. @throws Error naming the file, the line and the field of what is wrong */
export function readArticles(): ArticleFile[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  return files.toSorted().map((name) => {
    try {
      const place = placeOf(name);
      if (topicByArticle.get(place.faqId) !== place.topicId) {
        throw new FileFaults([{ line: 1, path: '', problem: `topics.ts does not have it in "${place.topicId}"` }]);
      }
      return parseArticleFile(readFileSync(join(folder, name), 'utf8'), place, facts);
    } catch (error) {
      if (error instanceof FileFaults) throw new Error(`articles/${name}\n${error.message}`, { cause: error });
      throw error;
    }
  });
}
