import { decodeEmoji } from '#rules/emoji.ts';
import type { Db } from '#server/db/schema.ts';
import { type Command, type CommandInput, UsageError, word, timeText } from '#server/ops/command.ts';
import { FileFaults, readFileOf } from '#server/ops/file-faults.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { type ArticleFacts, type ArticleFile, type ArticlePlace, parseArticleFile, placeOf } from './article-file.ts';
import { hasDrawing } from './drawings.ts';
import { countVotes } from './vote.ts';
import { importArticles, setArticleStatus } from './write-article.ts';

const notesListed = 50;

/** What the shop has, and the articles of the files that are read together. */
async function factsOf({ db }: ShopContext, places: readonly ArticlePlace[]): Promise<ArticleFacts> {
  const topics = await db.selectFrom('help_topics').select('topic_id').execute();
  const articles = await db.selectFrom('help_articles').select(['faq_id', 'topic_id']).execute();
  const products = await db.selectFrom('products').select('spu').execute();
  const policies = await db
    .selectFrom('content_pages')
    .select('handle')
    .distinct()
    .where('kind', '=', 'POLICY')
    .where('status', '=', 'PUBLISHED')
    .execute();
  const topicIds = new Set(topics.map((topic) => topic.topic_id));
  const topicOf = new Map([
    ...articles.map((row) => [row.faq_id, row.topic_id] as const),
    ...places.map(({ faqId, topicId }) => [faqId, topicId] as const),
  ]);
  const spus = new Set(products.map(({ spu }) => spu));
  const keys = new Set(policies.map(({ handle }) => handle));
  return {
    hasTopic: (topicId) => topicIds.has(topicId),
    topicOf: (faqId) => topicOf.get(faqId),
    hasProduct: (spu) => spus.has(spu),
    hasPolicy: (key) => keys.has(key),
    hasDrawing,
  };
}

/** The articles of the files that were named. @throws UsageError with what is wrong with the first that is not right */
async function readFiles(shop: ShopContext, input: CommandInput): Promise<ArticleFile[]> {
  word(input, 0, 'The file');
  const places = input.words.map((file) => {
    try {
      return placeOf(file);
    } catch (error) {
      if (error instanceof FileFaults) throw new UsageError(`${file} is not an article:\n${error.message}`);
      throw error;
    }
  });
  const facts = await factsOf(shop, places);
  const articles: ArticleFile[] = [];
  for (const file of input.words) {
    articles.push(await readFileOf(file, 'an article', (text) => parseArticleFile(text, placeOf(file), facts)));
  }
  return articles;
}

const nameOf = ({ topicId, faqId, site }: ArticlePlace): string =>
  `${topicId}/${faqId}${site === 'ALL' ? '' : `.${site}`}`;

async function listed(shop: ShopContext): Promise<string[]> {
  const rows = await shop.db
    .selectFrom('help_articles')
    .innerJoin('content_pages', (join) =>
      join
        .onRef('content_pages.handle', '=', 'help_articles.faq_id')
        .onRef('content_pages.site', '=', 'help_articles.site')
        .onRef('content_pages.version', '=', 'help_articles.version')
        .on('content_pages.kind', '=', 'ARTICLE'),
    )
    .innerJoin('help_topics', 'help_topics.topic_id', 'help_articles.topic_id')
    .select(['help_articles.topic_id', 'help_articles.faq_id', 'help_articles.site', 'help_articles.version'])
    .select(['content_pages.title', 'content_pages.status', 'content_pages.seed_hash'])
    .orderBy('help_topics.position')
    .orderBy('help_articles.position')
    .orderBy('help_articles.site')
    .execute();
  return rows.map(({ topic_id: topicId, faq_id: faqId, site, version, title, status, seed_hash: seedHash }) => {
    const whose = seedHash === null ? 'imported' : 'of the release';
    return `${nameOf({ topicId, faqId, site })}  ${status}  version ${version}, ${whose}  ${title}`;
  });
}

async function move(shop: ShopContext, input: CommandInput, status: 'PUBLISHED' | 'HIDDEN'): Promise<string[]> {
  const faqId = word(input, 0, 'The article');
  await setArticleStatus(shop, faqId, status);
  return [`"${faqId}" is ${status} in every market`];
}

async function feedback({ db }: ShopContext, input: CommandInput): Promise<string[]> {
  const [faqId] = input.words;
  if (faqId !== undefined) return notesOn(db, faqId);
  const votes = (await countVotes(db)).toSorted((a, b) => b.failed - a.failed || b.helped - a.helped);
  return votes.map((vote) => `${vote.faqId}  helped ${vote.helped}, did not help ${vote.failed}`);
}

async function notesOn(db: Db, faqId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('help_votes')
    .select(['helpful', 'note', 'version', 'site', 'updated_at'])
    .where('faq_id', '=', faqId)
    .where('note', 'is not', null)
    .orderBy('updated_at', 'desc')
    .limit(notesListed)
    .execute();
  if (rows.length === 0) return [`No one has sent a note about "${faqId}".`];
  return rows.map(({ helpful, note, version, site, updated_at: time }) => {
    const where = site === 'ALL' ? '' : ` for ${site}`;
    const said = helpful === 1 ? 'helped' : 'did not help';
    return `${timeText(time)}  version ${version}${where} ${said}: ${decodeEmoji(note ?? '')}`;
  });
}

export const articleCommands: readonly Command[] = [
  {
    name: 'article list',
    usage: '',
    help: 'help articles by topic, with the version shown and who it’s from',
    run: (shop) => listed(shop),
  },
  {
    name: 'article check',
    usage: '<topic>/<article>.md …',
    help: 'reads articles and says what’s wrong, by line and field; docs/articles.md explains the format',
    run: async (shop, input) => (await readFiles(shop, input)).map((article) => `"${nameOf(article)}" can be imported`),
  },
  {
    name: 'article import',
    usage: '<topic>/<article>.md …',
    help: 'checks articles and publishes them, all or none, each as its next version',
    run: async (shop, input) => {
      const articles = await readFiles(shop, input);
      const versions = await importArticles(shop, articles);
      return articles.map((article, index) => `"${nameOf(article)}" is published as version ${versions[index]}`);
    },
  },
  {
    name: 'article hide',
    usage: '<article>',
    help: 'hides an article in every market; its versions are kept, and a release doesn’t bring it back',
    run: (shop, input) => move(shop, input, 'HIDDEN'),
  },
  {
    name: 'article show',
    usage: '<article>',
    help: 'show a hidden article again',
    run: (shop, input) => move(shop, input, 'PUBLISHED'),
  },
  {
    name: 'article feedback',
    usage: '[<article>]',
    help: `how many readers each article helped, the least helpful first; for one article, the ${notesListed} newest notes`,
    run: feedback,
  },
];
