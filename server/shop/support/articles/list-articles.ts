import { sql } from 'kysely';
import type { components } from '#openapi/types.ts';
import { sites as allSites, type Site } from '#rules/markets.ts';
import { prepared, type Slots } from '#server/db/prepared.ts';
import type { Db } from '#server/db/schema.ts';
import type { ContentSite } from '#server/db/tables/content.ts';
import { inMarketSpelling } from '../../catalogue/market-spelling.ts';
import { type AnyBlock, isReadableBlock } from '../../content/stored-block.ts';

/** An article without its text, in the spelling of the market. */
export interface ArticleSummary {
  readonly faqId: string;
  readonly topicId: string;
  /** The market that it is written for. */
  readonly site: ContentSite;
  readonly version: number;
  readonly title: string;
  /** The short answer, one sentence. */
  readonly summary: string;
  /** Words that shoppers type. */
  readonly keywords: readonly string[];
  /** SPUs; an empty list is every light. */
  readonly models: readonly string[];
  /** Ids of articles. */
  readonly related: readonly string[];
  /** Whether its first numbered list is the way to do it. */
  readonly hasSteps: boolean;
  /** Epoch ms. */
  readonly updatedTime: number;
}

export interface Article extends ArticleSummary {
  readonly blocks: readonly components['schemas']['RichTextBlock'][];
}

type Of = { sites: readonly ContentSite[] };

/** The articles that are shown, those of a market after those for all markets. */
const shown = (db: Db, { each }: Pick<Slots<Of>, 'each'>) =>
  db
    .selectFrom('help_articles')
    .innerJoin('help_topics', 'help_topics.topic_id', 'help_articles.topic_id')
    .innerJoin('content_pages', (join) =>
      join
        .onRef('content_pages.handle', '=', 'help_articles.faq_id')
        .onRef('content_pages.site', '=', 'help_articles.site')
        .onRef('content_pages.version', '=', 'help_articles.version')
        .on('content_pages.kind', '=', sql.lit('ARTICLE'))
        .on('content_pages.status', '=', sql.lit('PUBLISHED')),
    )
    .select([
      'help_articles.faq_id',
      'help_articles.site',
      'help_articles.version',
      'help_articles.topic_id',
      'content_pages.title',
      'help_articles.summary',
      'help_articles.keywords',
      'help_articles.models',
      'help_articles.related',
      'help_articles.sites',
      'help_articles.has_steps',
      'help_articles.updated_time',
    ])
    .where('help_articles.site', 'in', each('sites'))
    .orderBy((row) => row.case().when('help_articles.site', '=', sql.lit('ALL')).then(0).else(1).end())
    .orderBy('help_topics.position')
    .orderBy('help_articles.position')
    .orderBy('help_articles.faq_id');

const summaries = prepared((db, slots: Slots<Of>) => shown(db, slots));
const texts = prepared((db, slots: Slots<Of>) => shown(db, slots).select('content_pages.blocks'));
const textOf = prepared((db, slots: Slots<Of & { faqId: string }>) =>
  shown(db, slots).select('content_pages.blocks').where('help_articles.faq_id', '=', slots.one('faqId')),
);

type SummaryRow = Awaited<ReturnType<typeof summaries>>[number];

function summaryOf(row: SummaryRow): ArticleSummary {
  return {
    faqId: row.faq_id,
    topicId: row.topic_id,
    site: row.site,
    version: row.version,
    title: row.title,
    summary: row.summary,
    keywords: JSON.parse(row.keywords),
    models: JSON.parse(row.models),
    related: JSON.parse(row.related),
    hasSteps: row.has_steps === 1,
    updatedTime: row.updated_time,
  };
}

const articleOf = ({ blocks, ...row }: SummaryRow & { readonly blocks: string }): Article => ({
  ...summaryOf(row),
  blocks: richText(JSON.parse(blocks)),
});

const richText = (blocks: readonly AnyBlock[]) =>
  blocks.filter(isReadableBlock).flatMap((block) => (block.type === 'RICH_TEXT' ? block.data.text : []));

/** Of each article the version of the market, in the place of the one for all; none that is not for the market. */
function forMarket<Row extends SummaryRow>(rows: readonly Row[], site: Site): Row[] {
  const chosen = new Map<string, Row>();
  for (const row of rows) {
    const only: readonly Site[] = row.sites === null ? allSites : JSON.parse(row.sites);
    if (only.includes(site)) chosen.set(row.faq_id, row);
  }
  return [...chosen.values()];
}

/** The articles of a market by topic and place, without their texts. */
export async function listSummaries(db: Db, site: Site): Promise<readonly ArticleSummary[]> {
  const rows = forMarket(await summaries(db, { sites: [site, 'ALL'] }), site);
  return rows.map((row) => inMarketSpelling(summaryOf(row), site));
}

/** The articles of a market with their texts, by topic and place. */
export async function listArticles(db: Db, site: Site): Promise<readonly Article[]> {
  const rows = forMarket(await texts(db, { sites: [site, 'ALL'] }), site);
  return rows.map((row) => inMarketSpelling(articleOf(row), site));
}

/** One article as the market shows it; undefined where it shows none of that id. */
export async function readArticle(db: Db, site: Site, faqId: string): Promise<Article | undefined> {
  const [row] = forMarket(await textOf(db, { sites: [site, 'ALL'], faqId }), site);
  return row && inMarketSpelling(articleOf(row), site);
}
