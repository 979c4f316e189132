import type { components } from '#openapi/types.ts';
import { arrivedStatuses } from '#rules/order-actions.ts';
import type { Site } from '#rules/markets.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { Catalogue, CatalogueProduct } from '../../catalogue/catalogue.ts';
import { manualUrl } from '../../catalogue/manual/product-manual.ts';
import { inMarketSpelling } from '../../catalogue/market-spelling.ts';
import { readCatalogue } from '../../catalogue/read-catalogue.ts';
import { listQuestions } from '../../community/questions/list-questions.ts';
import { presentProduct } from '../../community/questions/present-question.ts';
import { contactOf, noticesOf } from './contact.ts';
import { type ArticleSummary, listSummaries, readArticle } from './list-articles.ts';
import { countVotes } from './vote.ts';

type Schemas = components['schemas'];
type HelpTopic = Schemas['HelpTopic'];

const productsShown = 6;
const hotShown = 6;
const relatedShown = 4;
const questionsShown = 5;

const topicRows = prepared((db) =>
  db.selectFrom('help_topics').select(['topic_id', 'title', 'line', 'icon']).orderBy('position').orderBy('topic_id'),
);

const listTopics = async (db: Db, site: Site): Promise<HelpTopic[]> =>
  (await topicRows(db, {})).map(({ topic_id: topicId, title, line, icon }) =>
    inMarketSpelling({ topicId, title, line, icon }, site),
  );

const rowOf = ({ faqId, topicId, title, summary }: ArticleSummary): Schemas['HelpArticleRow'] => ({
  ...{ faqId, topicId, title, summary },
});

/** The topics that have articles, each with its own. */
const byTopic = (topics: readonly HelpTopic[], articles: readonly ArticleSummary[]): Schemas['HelpTopicRow'][] =>
  topics.flatMap((topic) => {
    const own = articles.filter(({ topicId }) => topicId === topic.topicId).map(rowOf);
    return own.length > 0 ? [{ topic, articles: own }] : [];
  });

/** What the help begins with. */
export async function readSupportHome(shop: ShopContext, context: RequestContext): Promise<Schemas['SupportHome']> {
  const { db, clock } = shop;
  const { site, account } = context;
  const [topics, articles, votes] = await Promise.all([listTopics(db, site), listSummaries(db, site), countVotes(db)]);
  const now = clock.now();
  const rows = byTopic(topics, articles);
  return {
    topics: rows,
    myProducts: account ? await readOwnProducts(shop, site, account.accountId) : [],
    hotArticles: hottest(rows, new Map(votes.map(({ faqId, helped, failed }) => [faqId, helped - failed]))),
    contact: contactOf(site, now),
    notices: noticesOf(site, now),
  };
}

/** Those that helped most; before anybody voted, the first of each topic. */
function hottest(topics: readonly Schemas['HelpTopicRow'][], votes: ReadonlyMap<string, number>) {
  return topics
    .flatMap(({ articles }) => articles.map((article, place) => ({ article, place })))
    .toSorted((a, b) => (votes.get(b.article.faqId) ?? 0) - (votes.get(a.article.faqId) ?? 0) || a.place - b.place)
    .slice(0, hotShown)
    .map(({ article }) => article);
}

/** The lights of a member, those bought last first. */
async function readOwnProducts(shop: ShopContext, site: Site, accountId: string): Promise<Schemas['QaProduct'][]> {
  const rows = await shop.db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_no', 'orders.order_no')
    .select((row) => ['order_lines.spu', row.fn.max('orders.placed_time').as('bought')])
    .where('orders.account_id', '=', accountId)
    .where('orders.status', 'in', [...arrivedStatuses])
    .where('orders.kind', '!=', 'DEPOSIT')
    .whereRef('order_lines.refunded_quantity', '<', 'order_lines.quantity')
    .groupBy('order_lines.spu')
    .orderBy('bought', 'desc')
    .orderBy('order_lines.spu')
    .limit(productsShown)
    .execute();
  const catalogue = await readCatalogue(shop, site);
  return rows.flatMap(({ spu }) => presentProduct(catalogue, spu) ?? []);
}

/**
 * A topic with the list of its articles, and the one that was asked for. An article that stands in another topic by now brings
 * its own.
 * @throws NOT_FOUND for a topic that the shop does not have, without an article that it has
 */
export async function readTopicHelp(
  shop: ShopContext,
  site: Site,
  { topicId, faqId }: { readonly topicId: string; readonly faqId?: string },
): Promise<Schemas['TopicHelp']> {
  const { db, clock } = shop;
  const [topics, articles, article] = await Promise.all([
    listTopics(db, site),
    listSummaries(db, site),
    faqId === undefined ? undefined : readArticle(db, site, faqId),
  ]);
  const topic = topics.find((each) => each.topicId === (article?.topicId ?? topicId));
  if (!topic) throw new ShopError('NOT_FOUND');
  const own = articles.filter((each) => each.topicId === topic.topicId).map(rowOf);
  const contact = contactOf(site, clock.now());
  if (!article) return { topic, articles: own, article: null, contact };
  const catalogue = await readCatalogue(shop, site);
  const { blocks, models, related, version, updatedTime, hasSteps } = article;
  return {
    topic,
    articles: own,
    article: {
      ...rowOf(article),
      ...{ version, updatedTime, hasSteps },
      text: [...blocks],
      products: models.flatMap((spu) => presentProduct(catalogue, spu) ?? []),
      related: related.flatMap((id) => articles.filter((each) => each.faqId === id).map(rowOf)),
    },
    contact,
  };
}

/** A product by its SPU or by its model, whatever its capitals. */
function productOf({ products }: Catalogue, model: string): CatalogueProduct | undefined {
  const name = model.toUpperCase();
  return (
    products.get(model) ??
    [...products.values()].find((product) => product.spu.toUpperCase() === name || product.model.toUpperCase() === name)
  );
}

/** Everything that helps with one product. @throws NOT_FOUND for a model that the shop does not know */
export async function readProductHelp(
  shop: ShopContext,
  context: RequestContext,
  model: string,
): Promise<Schemas['ProductHelp']> {
  const { site } = context;
  const catalogue = await readCatalogue(shop, site);
  const found = productOf(catalogue, model);
  const product = found && presentProduct(catalogue, found.spu);
  if (!found || !product) throw new ShopError('NOT_FOUND');
  const [topics, articles, questions] = await Promise.all([
    listTopics(shop.db, site),
    listSummaries(shop.db, site),
    listQuestions(shop, context, { spu: found.spu, pageSize: questionsShown }),
  ]);
  const kind = found.categories[0]?.id;
  const related = [...catalogue.products.values()]
    .filter(({ spu, categories }) => spu !== found.spu && categories.some(({ id }) => id === kind))
    .slice(0, relatedShown);
  return {
    product,
    manuals: [{ url: manualUrl(found.spu, site) }],
    topics: byTopic(
      topics,
      articles.filter(({ models }) => models.includes(found.spu)),
    ),
    videos: found.descriptionBlocks.flatMap(({ video }) => (video ? [video] : [])),
    related: related.flatMap(({ spu }) => presentProduct(catalogue, spu) ?? []),
    questionCount: questions.total,
    questions: questions.list,
    contact: contactOf(site, shop.clock.now()),
  };
}
