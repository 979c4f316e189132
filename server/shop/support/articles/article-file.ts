import type { components } from '#openapi/types.ts';
import { type Site, sites as allSites } from '#rules/markets.ts';
import { helpPaths, linkedPages, policyPath } from '#rules/page-paths.ts';
import type { ContentSite } from '#server/db/tables/content.ts';
import { type FileFault, FileFaults } from '#server/ops/file-faults.ts';
import { MarkdownError, parseMarkdown } from '../../content/parse-markdown.ts';

/** What the name of a file says: `<topicId>/<faqId>.md`, or `<topicId>/<faqId>.<site>.md` for one market. */
export interface ArticlePlace {
  readonly topicId: string;
  readonly faqId: string;
  readonly site: ContentSite;
}

/** An article as its file says it, ready to be written. */
export interface ArticleFile extends ArticlePlace {
  readonly title: string;
  readonly summary: string;
  readonly keywords: readonly string[];
  readonly models: readonly string[];
  readonly related: readonly string[];
  /** The markets that show it; undefined for all of them. */
  readonly sites: readonly Site[] | undefined;
  readonly hasSteps: boolean;
  readonly version: number;
  /** Epoch ms, noon UTC: the same day in every market. */
  readonly updatedTime: number;
  readonly text: readonly components['schemas']['RichTextBlock'][];
}

/** What a file refers to. */
export interface ArticleFacts {
  readonly hasTopic: (topicId: string) => boolean;
  /** The topic of an article that exists or is in the same import. */
  readonly topicOf: (faqId: string) => string | undefined;
  readonly hasProduct: (spu: string) => boolean;
  readonly hasPolicy: (key: string) => boolean;
  /** Whether `public/help` has a drawing of this name. */
  readonly hasDrawing: (name: string) => boolean;
}

/** Lengths in characters, and how many of a list. */
const articleLimits = {
  title: 70,
  summary: 200,
  keyword: 40,
  keywords: 30,
  related: 6,
  text: 20_000,
} as const;

const names = ['title', 'summary', 'keywords', 'models', 'related', 'steps', 'version', 'updated', 'sites'] as const;
type Name = (typeof names)[number];
const needed: readonly Name[] = ['title', 'summary', 'version', 'updated'];

interface Field {
  readonly value: string;
  readonly line: number;
}
type Fields = Partial<Record<Name, Field>>;

const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const placePattern = /(?:^|[/\\])([^/\\]+)[/\\]([^/\\.]+)(?:\.([A-Z]{2}))?\.md$/;
/** No sign that cannot be seen, and none that turns the direction of what follows. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/u;

const fault = (line: number, path: string, problem: string): FileFault => ({ line, path, problem });

/** Which article a file holds, by its folder and its name. @throws FileFaults */
export function placeOf(path: string): ArticlePlace {
  const [, topicId = '', faqId = '', site = 'ALL'] = placePattern.exec(path) ?? [];
  const isSite = site === 'ALL' || allSites.some((each) => each === site);
  if (!idPattern.test(topicId) || !idPattern.test(faqId) || topicId.length > 40 || faqId.length > 40 || !isSite) {
    throw new FileFaults([
      fault(1, '', 'an article is called <topic>/<article>.md, or <topic>/<article>.<market>.md, in small letters'),
    ]);
  }
  return { topicId, faqId, site: site as ContentSite };
}

/**
 * Reads the file of an article.
 * @throws FileFaults naming line and field of everything that is wrong with it
 */
export function parseArticleFile(source: string, place: ArticlePlace, facts: ArticleFacts): ArticleFile {
  if (source.length > articleLimits.text) {
    throw new FileFaults([fault(1, '', `the file has more than ${articleLimits.text} characters`)]);
  }
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  const end = lines.indexOf('---', 1);
  if (lines[0] !== '---' || end < 0) {
    throw new FileFaults([fault(1, '', 'an article begins with its fields, between two lines of ---')]);
  }
  const faults: FileFault[] = [];
  const fields = fieldsOf(lines.slice(1, end), faults);
  const article = {
    ...place,
    ...headOf(fields, faults),
    ...referencesOf(fields, place, facts, faults),
    ...textOf(lines.slice(end + 1), end + 1, facts, faults),
  };
  if (!facts.hasTopic(place.topicId)) faults.push(fault(1, '', `there is no topic "${place.topicId}"`));
  const { steps } = fields;
  if (steps && article.text.length > 0 && !article.text.some((block) => block.type === 'LIST' && block.ordered)) {
    faults.push(fault(steps.line, 'steps', 'the text has no numbered list'));
  }
  if (faults.length > 0) throw new FileFaults(faults.toSorted((a, b) => a.line - b.line));
  return article;
}

/** The fields between the lines of `---`, one a line. */
function fieldsOf(lines: readonly string[], faults: FileFault[]): Fields {
  const fields: Fields = {};
  for (const [index, text] of lines.entries()) {
    const line = index + 2;
    const [, key = '', value = ''] = /^([a-z]+):\s*(.*?)\s*$/.exec(text) ?? [];
    const name = names.find((each) => each === key);
    if (text.trim() === '') continue;
    if (name === undefined) {
      const shown = text.slice(0, 40).replaceAll(new RegExp(unseen, 'gu'), ' ');
      faults.push(fault(line, '', `"${shown}" isn’t a field: ${names.join(', ')}`));
    } else if (fields[name]) faults.push(fault(line, name, 'appears twice'));
    else {
      fields[name] = { value, line };
      if (unseen.test(value)) faults.push(fault(line, name, 'has invisible characters'));
    }
  }
  for (const name of needed) if (!fields[name]?.value) faults.push(fault(fields[name]?.line ?? 1, name, 'is missing'));
  return fields;
}

function headOf({ title, summary, steps, version, updated, sites }: Fields, faults: FileFault[]) {
  const short = (name: 'title' | 'summary', field: Field | undefined): string => {
    const most = articleLimits[name];
    if (field && field.value.length > most) faults.push(fault(field.line, name, `has more than ${most} characters`));
    return field?.value ?? '';
  };
  if (steps && steps.value !== 'true') faults.push(fault(steps.line, 'steps', 'must be true, or left out'));
  if (version && !/^[1-9]\d{0,3}$/.test(version.value)) {
    faults.push(fault(version.line, 'version', 'must be a whole number from 1'));
  }
  const updatedTime = Date.parse(`${updated?.value}T12:00:00.000Z`);
  const isDay = !Number.isNaN(updatedTime) && new Date(updatedTime).toISOString().startsWith(`${updated?.value}T`);
  if (updated && !isDay) faults.push(fault(updated.line, 'updated', 'must be a day such as 2026-11-28'));
  return {
    title: short('title', title),
    summary: short('summary', summary),
    hasSteps: steps !== undefined,
    version: Number(version?.value),
    updatedTime,
    sites: sites && sitesOf(sites, faults),
  };
}

function sitesOf(field: Field, faults: FileFault[]): Site[] {
  const named = listOf(field);
  const sites = allSites.filter((site) => named.includes(site));
  if (sites.length === 0 || sites.length < named.length) {
    faults.push(fault(field.line, 'sites', `must be some of ${allSites.join(', ')}`));
  }
  return sites;
}

const listOf = ({ value }: Field): string[] => value.split(',').map((part) => part.trim());

function referencesOf(
  { keywords, models, related, sites }: Fields,
  { faqId, site }: ArticlePlace,
  facts: ArticleFacts,
  faults: FileFault[],
) {
  const list = (name: Name, field: Field | undefined, problemOf: (item: string) => string | undefined): string[] => {
    if (!field) return [];
    const items = listOf(field);
    for (const [index, item] of items.entries()) {
      const problem = items.indexOf(item) < index ? `"${item}" appears twice` : problemOf(item);
      if (problem !== undefined) faults.push(fault(field.line, name, problem));
    }
    return items;
  };
  if (sites && site !== 'ALL') {
    faults.push(fault(sites.line, 'sites', 'is only for files for all markets: this file’s name says its market'));
  }
  const words = list('keywords', keywords, (word) =>
    word === '' || word.length > articleLimits.keyword ? `"${word}" must have 1 to 40 characters` : undefined,
  );
  const others = list('related', related, (id) => {
    if (id === faqId) return 'an article can’t be related to itself';
    return facts.topicOf(id) === undefined ? `there is no article "${id}"` : undefined;
  });
  if (keywords && words.length > articleLimits.keywords) {
    faults.push(fault(keywords.line, 'keywords', `are more than ${articleLimits.keywords}`));
  }
  if (related && others.length > articleLimits.related) {
    faults.push(fault(related.line, 'related', `are more than ${articleLimits.related}`));
  }
  const spus = list('models', models, (spu) => (facts.hasProduct(spu) ? undefined : `there is no product "${spu}"`));
  return { keywords: words, related: others, models: spus };
}

function textOf(lines: readonly string[], before: number, facts: ArticleFacts, faults: FileFault[]) {
  const hidden = lines.findIndex((text) => unseen.test(text.replaceAll('\t', '')));
  if (hidden >= 0) faults.push(fault(before + hidden + 1, 'text', 'has invisible characters'));
  try {
    const text = parseMarkdown(lines.join('\n'), {
      hasDrawing: facts.hasDrawing,
      linkFault: (href) => linkFault(href, facts),
    });
    if (text.length === 0) faults.push(fault(before + 1, 'text', 'is missing'));
    return { text };
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error;
    faults.push(fault(before + error.line, 'text', error.problem.replaceAll(/\p{Cc}/gu, ' ')));
    return { text: [] };
  }
}

const topicPage = `${helpPaths.topic}/`;
const productPage = `${helpPaths.product}/`;

/** Why an article may not lead to an address of the shop; undefined where it may, and for other sites. */
function linkFault(href: string, facts: ArticleFacts): string | undefined {
  if (!href.startsWith('/')) return undefined;
  if (!URL.canParse(href, 'https://shop.invalid')) return 'that isn’t an address';
  const { pathname, searchParams } = new URL(href, 'https://shop.invalid');
  const unless = (isThere: boolean, problem: string) => (isThere ? undefined : problem);
  if (pathname.startsWith(topicPage)) {
    const topicId = pathname.slice(topicPage.length);
    const faqId = searchParams.get('faqId');
    if (faqId !== null) return unless(facts.topicOf(faqId) === topicId, `"${topicId}" has no article "${faqId}"`);
    return unless(facts.hasTopic(topicId), `there is no topic "${topicId}"`);
  }
  if (pathname.startsWith(productPage)) {
    const spu = pathname.slice(productPage.length);
    return unless(facts.hasProduct(spu), `there is no product "${spu}"`);
  }
  const spu = searchParams.get('spu');
  if (spu !== null && !facts.hasProduct(spu)) return `there is no product "${spu}"`;
  const key = pathname === policyPath ? searchParams.get('key') : null;
  if (key !== null && !facts.hasPolicy(key)) return `there is no policy "${key}"`;
  return unless(linkedPages.includes(pathname), 'the shop has no such page, or an article may not lead to it');
}
