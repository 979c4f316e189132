import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { components } from '#openapi/types.ts';
import { civilTime, formatDateTime, instantOf } from '#rules/dates.ts';
import type { CampaignTimes } from '#rules/campaign-phases.ts';
import { markets, type Site, sites } from '#rules/markets.ts';
import { FileFaults } from '#server/ops/file-faults.ts';
import { MarkdownError, parseMarkdown } from '../../content/parse-markdown.ts';
import type { StoredBlock } from '../../content/stored-block.ts';
import type { StoredPicture } from '../../media/picture.ts';
import { JsonFault, parseJsonWithLines } from './json-with-lines.ts';

export type CampaignFile = components['schemas']['CampaignFile'];
type FileBlock = components['schemas']['CampaignFileBlock'];
type Window = components['schemas']['CampaignWindow'];

/** A campaign as its file says it, ready to be written. */
export interface Campaign {
  readonly handle: string;
  readonly title: string;
  readonly summary: string;
  readonly image: StoredPicture;
  readonly times: ReadonlyMap<Site, CampaignTimes>;
  readonly blocks: readonly StoredBlock[];
}

/** What a file refers to. */
export interface CampaignFacts {
  readonly hasPicture: (slug: string) => boolean;
  readonly hasFilm: (name: string) => boolean;
  readonly hasCollection: (handle: string) => boolean;
  readonly hasCategory: (id: string) => boolean;
  readonly hasProduct: (spu: string) => boolean;
  /** Whether a coupon can be claimed in the center. */
  readonly hasCoupon: (templateId: string) => boolean;
}

/** More characters than any campaign; keeps a hostile file from costing more than its reading. */
const mostCharacters = 256_000;
const faultsShown = 20;

const schemaFile = join(import.meta.dirname, '../../../../openapi/campaign.schema.json');
const makeValidator = () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: true, verbose: true });
  return ajv.compile<CampaignFile>(JSON.parse(readFileSync(schemaFile, 'utf8')));
};
let validator: ReturnType<typeof makeValidator> | undefined;

interface Fault {
  readonly path: string;
  readonly problem: string;
}

/**
 * Reads the file of a campaign.
 * @throws FileFaults naming line and field of everything that is wrong with it
 */
export function parseCampaignFile(text: string, facts: CampaignFacts): Campaign {
  const { value, lineOf } = readJson(text);
  const refuse = (faults: readonly Fault[]): never => {
    const located = faults.slice(0, faultsShown).map((fault) => ({ ...fault, line: lineOf(fault.path) }));
    throw new FileFaults(located.toSorted((a, b) => a.line - b.line));
  };
  validator ??= makeValidator();
  if (!validator(value)) return refuse(schemaFaults(validator.errors ?? []));
  const { blocks, faults } = storedBlocks(value);
  const all = [...windowFaults(value), ...faults, ...pageFaults(value), ...referenceFaults(value, facts)];
  if (all.length > 0) return refuse(all);
  const { handle, title, summary, image } = value;
  return { handle, title, summary, image, times: timesOf(value), blocks };
}

function readJson(text: string): ReturnType<typeof parseJsonWithLines> {
  if (text.length > mostCharacters) {
    throw new FileFaults([{ line: 1, path: '', problem: `the file has more than ${mostCharacters} characters` }]);
  }
  try {
    return parseJsonWithLines(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    const problem = error.message.replaceAll(/\p{Cc}/gu, ' ');
    throw new FileFaults([{ line: error.line, path: '', problem }]);
  }
}

function schemaFaults(errors: readonly ErrorObject[]): Fault[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf').map(({ instancePath }) => instancePath);
  const faults = new Map<string, Fault>();
  for (const error of errors) {
    const { keyword, instancePath } = error;
    const inChoice = choices.some(
      (path) => instancePath.startsWith(path) && (keyword !== 'oneOf' || path !== instancePath),
    );
    const path = pathOf(error);
    if (!inChoice && !faults.has(path)) faults.set(path, { path, problem: problemOf(error) });
  }
  return [...faults.values()];
}

function pathOf({ instancePath, keyword, params }: ErrorObject): string {
  const parts = instancePath.split('/').slice(1);
  const named: unknown = keyword === 'required' ? params['missingProperty'] : params['additionalProperty'];
  if (typeof named === 'string') parts.push(named);
  if (keyword === 'discriminator') parts.push('type');
  return parts
    .map((part) =>
      part
        .replaceAll('~1', '/')
        .replaceAll('~0', '~')
        .replaceAll(/\p{Cc}/gu, ' ')
        .slice(0, 60),
    )
    .join('.');
}

function problemOf({ keyword, params, message, parentSchema }: ErrorObject): string {
  const description: unknown = parentSchema?.['description'];
  switch (keyword) {
    case 'required':
      return 'is missing';
    case 'additionalProperties':
      return 'isn’t a field here';
    case 'discriminator':
      return 'isn’t a type of block';
    case 'oneOf':
      return 'must have one of these fields: collection, category, sort, spus';
    case 'enum':
      return `must be one of ${String(params['allowedValues'])}`;
    case 'pattern':
      return typeof description === 'string'
        ? `must be text like this: ${description}`
        : 'has characters that aren’t allowed';
    default:
      return message ?? 'is not valid';
  }
}

/** Instants by the clock of each market. */
function timesOf({ windows }: CampaignFile): Map<Site, CampaignTimes> {
  const at = (text: string, site: Site) => instantOf(civilOf(text), markets[site].timeZone);
  return new Map(
    sitesOf(windows).map(([site, { preview, start, lastChance, end }]) => [
      site,
      {
        previewTime: preview === undefined ? null : at(preview, site),
        startTime: at(start, site),
        lastChanceTime: lastChance === undefined ? null : at(lastChance, site),
        endTime: at(end, site),
      },
    ]),
  );
}

const sitesOf = (windows: CampaignFile['windows']): [Site, Window][] =>
  sites.flatMap((site) => (windows[site] === undefined ? [] : [[site, windows[site]]]));

function civilOf(text: string) {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/[- :]/).map(Number);
  return { year, month, day, hour, minute };
}

const isDay = (text: string): boolean => {
  const { year, month, day } = civilOf(text);
  const shown = civilTime(Date.UTC(year, month - 1, day), { offsetMinutes: 0 });
  return shown.month === month && shown.day === day;
};

function windowFaults({ windows }: CampaignFile): Fault[] {
  return sitesOf(windows).flatMap(([site, window]) => {
    const order = (['preview', 'start', 'lastChance', 'end'] as const).flatMap((name) => {
      const text = window[name];
      return text === undefined ? [] : [{ path: `windows.${site}.${name}`, text, name }];
    });
    const unreal = order
      .filter(({ text }) => !isDay(text))
      .map(({ path }) => ({ path, problem: 'isn’t a calendar day' }));
    const early = order.flatMap(({ path, text, name }, index) => {
      const before = order[index - 1];
      return before !== undefined && text <= before.text
        ? [{ path, problem: `${name} must be after ${before.name}` }]
        : [];
    });
    return [...unreal, ...early];
  });
}

/** Ids of blocks stand beside those of the page's frame. */
const idPrefix = 'part-';
const idOnPage = (id: string): string => idPrefix + id;
const idInFile = (id: string): string => id.slice(idPrefix.length);

/** The blocks of a file as a page keeps them, and what is wrong with the rich text among them. */
export function storedBlocks({ handle, blocks }: Pick<CampaignFile, 'handle' | 'blocks'>): {
  blocks: StoredBlock[];
  faults: Fault[];
} {
  const faults: Fault[] = [];
  const stored = blocks.map((each, index): StoredBlock => {
    const block = { ...each, id: idOnPage(each.id) };
    const moduleId = `${handle}.${each.id}`.slice(0, 100);
    if (block.type === 'ANCHORS') {
      const items = block.data.items.map((item) => ({ ...item, block: idOnPage(item.block) }));
      return { moduleId, ...block, data: { items } };
    }
    if (block.type !== 'RULES') return { moduleId, ...block };
    const { title, text: source } = block.data;
    return { moduleId, ...block, data: { title, source, text: richText(source, `blocks.${index}.data.text`, faults) } };
  });
  return { blocks: stored, faults };
}

function richText(lines: readonly string[], path: string, faults: Fault[]) {
  try {
    return parseMarkdown(lines.join('\n'));
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error;
    faults.push({ path: `${path}.${error.line - 1}`, problem: error.problem.replaceAll(/\p{Cc}/gu, ' ') });
    return [];
  }
}

/** What the schema cannot say of the page as a whole. */
function pageFaults({ blocks }: CampaignFile): Fault[] {
  const [first] = blocks;
  const ids = blocks.map(({ id }) => id);
  const head =
    first?.type === 'HERO' && first.phases === undefined && first.sites === undefined
      ? []
      : [
          {
            path: 'blocks.0',
            problem: 'must be a HERO that all phases and markets show: it has the heading of the page',
          },
        ];
  const twice = ids.flatMap((id, index) =>
    ids.indexOf(id) < index
      ? [{ path: `blocks.${index}.id`, problem: `"${id}" is already the name of another block` }]
      : [],
  );
  const led = blocks.flatMap((block, index) => [
    ...(block.type !== 'ANCHORS' ? [] : block.data.items).flatMap((item, at) =>
      ids.includes(item.block)
        ? []
        : [{ path: `blocks.${index}.data.items.${at}.block`, problem: `no block is called "${item.block}"` }],
    ),
    ...hrefsOf(block).flatMap(([path, href]) =>
      href.startsWith('#') && !ids.includes(idInFile(href.slice(1)))
        ? [{ path: `blocks.${index}.data.${path}`, problem: `no block is called "${idInFile(href.slice(1))}"` }]
        : [],
    ),
  ]);
  return [...head, ...twice, ...led];
}

function hrefsOf(block: FileBlock): (readonly [path: string, href: string])[] {
  if (block.type === 'HERO') return block.data.heroes.map(({ href }, index) => [`heroes.${index}.href`, href] as const);
  return 'href' in block.data ? [['href', block.data.href]] : [];
}

function referenceFaults(file: CampaignFile, facts: CampaignFacts): Fault[] {
  const unless = (isThere: boolean, path: string, problem: string): Fault[] => (isThere ? [] : [{ path, problem }]);
  const picture = ({ slug }: { readonly slug: string }, path: string) =>
    unless(facts.hasPicture(slug), `${path}.slug`, `media/manifest.json has no picture "${slug}"`);
  const hero = ({ image, upright }: components['schemas']['HeroFile'], path: string) => [
    ...picture(image, `${path}.image`),
    ...(upright ? picture(upright, `${path}.upright`) : []),
  ];
  const pick = (picked: components['schemas']['ProductPick'], path: string): Fault[] => {
    if ('collection' in picked) {
      const { collection } = picked;
      return unless(facts.hasCollection(collection), `${path}.collection`, `there is no collection "${collection}"`);
    }
    if ('category' in picked) {
      const { category } = picked;
      return unless(facts.hasCategory(category), `${path}.category`, `there is no category "${category}"`);
    }
    return 'sort' in picked || 'promotion' in picked
      ? []
      : picked.spus.flatMap((spu, index) =>
          unless(facts.hasProduct(spu), `${path}.spus.${index}`, `there is no product "${spu}"`),
        );
  };
  const inBlock = (block: FileBlock, path: string): Fault[] => {
    switch (block.type) {
      case 'HERO':
        return block.data.heroes.flatMap((each, index) => hero(each, `${path}.heroes.${index}`));
      case 'FEATURE':
        return hero(block.data, path);
      case 'PRODUCT_RAIL':
      case 'PRODUCT_GRID':
        return pick(block.data.pick, `${path}.pick`);
      case 'TABS':
        return block.data.tabs.flatMap((tab, index) => pick(tab.pick, `${path}.tabs.${index}.pick`));
      case 'VIDEO': {
        const { film } = block.data.film;
        return unless(facts.hasFilm(film), `${path}.film.film`, `media/manifest.json has no film "${film}"`);
      }
      case 'COUPONS':
        return block.data.templates.flatMap((id, index) =>
          unless(facts.hasCoupon(id), `${path}.templates.${index}`, `no coupon "${id}" can be claimed in the center`),
        );
      default:
        return [];
    }
  };
  return [
    ...picture(file.image, 'image'),
    ...file.blocks.flatMap((block, index) => inBlock(block, `blocks.${index}.data`)),
  ];
}

/** The text of the file that a campaign is written as. */
export function campaignFileText({ times, blocks, ...head }: Campaign): string {
  const at = (instant: number, site: Site) => formatDateTime(instant, markets[site].timeZone, '-');
  const windows = [...times].map(([site, { previewTime, startTime, lastChanceTime, endTime }]) => [
    site,
    {
      ...(previewTime !== null && { preview: at(previewTime, site) }),
      start: at(startTime, site),
      ...(lastChanceTime !== null && { lastChance: at(lastChanceTime, site) }),
      end: at(endTime, site),
    },
  ]);
  const file = { ...head, windows: Object.fromEntries(windows), blocks: blocks.map(toFileBlock) };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function toFileBlock({ moduleId: _, id, ...block }: StoredBlock): object {
  const head = { id: idInFile(id) };
  if (block.type === 'ANCHORS') {
    const items = block.data.items.map((item) => ({ ...item, block: idInFile(item.block) }));
    return { ...head, ...block, data: { items } };
  }
  if (block.type !== 'RULES') return { ...head, ...block };
  const { title, source: text } = block.data;
  return { ...head, ...block, data: { title, text } };
}
