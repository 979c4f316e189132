import { compositionFaults } from '#rules/page-sections.ts';
import { campaignParts } from '#rules/campaign-phases.ts';
import { campaignSectionKinds } from '#rules/campaign-sections.ts';
import { hour } from '#rules/durations.ts';
import { deadlineText } from '#rules/market-dates.ts';
import { activityPath } from '#rules/page-paths.ts';
import { type Command, type CommandInput, count, UsageError, word } from '#server/ops/command.ts';
import { readFileOf } from '#server/ops/file-faults.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readMarketCatalogue } from '../../catalogue/market-catalogue.ts';
import { readContentPage } from '../../content/read-page.ts';
import { findPicture } from '../../media/picture-manifest.ts';
import { hasFilm } from '../../media/video.ts';
import { type Campaign, type CampaignFacts, parseCampaignFile, campaignFileText } from './campaign-file.ts';
import { phaseOf, readCampaignRow, type StoredCampaign } from './campaign-row.ts';
import { previewKey } from './preview-key.ts';
import { importCampaign, moveCampaign } from './write-campaign.ts';

const listed = 50;
const previewHours = { usual: 48, most: 336 };

async function factsOf(shop: ShopContext): Promise<CampaignFacts> {
  const { catalogue } = await readMarketCatalogue(shop, 'US');
  const rows = await shop.db
    .selectFrom('coupon_templates')
    .select('template_id')
    .where('source', '=', 'CENTER')
    .where('status', '=', 'SCHEDULED')
    .execute();
  const coupons = new Set(rows.map(({ template_id: id }) => id));
  return {
    hasPicture: (slug) => findPicture(slug) !== undefined,
    hasFilm,
    hasCollection: (handle) => catalogue.collections.has(handle),
    hasCategory: (id) => catalogue.categories.some((category) => category.id === id),
    hasProduct: (spu) => catalogue.products.has(spu),
    hasCoupon: (id) => coupons.has(id),
  };
}

/** The campaign of a file. @throws UsageError with what is wrong, line by line */
async function readFile(shop: ShopContext, input: CommandInput): Promise<Campaign> {
  const facts = await factsOf(shop);
  return readFileOf(word(input, 0, 'The file'), 'a campaign', (text) => parseCampaignFile(text, facts));
}

/** What the rules of composition say against a page; it can be imported all the same. */
const adviceOf = ({ blocks }: Campaign): string[] =>
  compositionFaults(blocks.flatMap(({ type }) => (type === 'RICH_TEXT' ? [] : [campaignSectionKinds[type]]))).map(
    (fault) => `Advice: ${fault}.`,
  );

const windowLines = ({ times }: Pick<Campaign, 'times'>): string[] =>
  [...times].map(
    ([site, { startTime, endTime }]) =>
      `  ${site}  ${deadlineText(startTime, site, { withYear: true })} to ${deadlineText(endTime, site, { withYear: true })}`,
  );

async function known(shop: ShopContext, input: CommandInput): Promise<StoredCampaign> {
  const handle = word(input, 0, 'The handle');
  const campaign = await readCampaignRow(shop.db, handle);
  if (!campaign) throw new UsageError(`There’s no campaign "${handle}": see \`campaign list\`.`);
  return campaign;
}

async function listCampaigns(shop: ShopContext): Promise<string[]> {
  const now = shop.clock.now();
  const rows = await shop.db
    .selectFrom('promotions')
    .select('handle')
    .where('type', '=', 'EVENT')
    .orderBy('created_at', 'desc')
    .orderBy('promo_id')
    .limit(listed)
    .execute();
  const campaigns = await Promise.all(rows.map(({ handle }) => readCampaignRow(shop.db, handle)));
  const lines = campaigns.flatMap((campaign) => {
    if (!campaign) return [];
    const { row, times } = campaign;
    const phases = [...times].map(([site, each]) => `${site} ${phaseOf(row, each, now)}`);
    return [`${row.handle}  ${row.status}  ${phases.join(', ')}  ${row.title}`];
  });
  return lines.length === 0 ? ['No campaigns.'] : lines;
}

async function previewLinks(shop: ShopContext, input: CommandInput): Promise<string[]> {
  const { row, times } = await known(shop, input);
  const named = input.options['phase'] ?? 'MAIN';
  const part = campaignParts.find((each) => each === named);
  if (part === undefined) throw new UsageError(`--phase must be one of ${campaignParts.join(', ')}.`);
  const hours = count(input.options['hours'] ?? String(previewHours.usual), '--hours');
  if (hours < 1 || hours > previewHours.most) throw new UsageError(`--hours must be 1 to ${previewHours.most}.`);
  const preview = previewKey(shop, row.handle, part, shop.clock.now() + hours * hour);
  return [...times.keys()].map((site) => {
    const link = new URL(`${activityPath}/${row.handle}`, shop.config.publicOrigin);
    link.search = new URLSearchParams({ site, preview }).toString();
    return `${site}  ${link.href}`;
  });
}

async function exportFile(shop: ShopContext, input: CommandInput): Promise<string[]> {
  const { row, times } = await known(shop, input);
  const page = await readContentPage(shop, 'CAMPAIGN', row.handle, 'US');
  const { handle, title, summary, image } = row;
  const text = campaignFileText({
    handle,
    title,
    summary,
    image: JSON.parse(image ?? '{}'),
    times,
    blocks: page?.blocks ?? [],
  });
  return text.trimEnd().split('\n');
}

export const campaignCommands: readonly Command[] = [
  {
    name: 'campaign list',
    usage: '',
    help: `the ${listed} newest campaigns, with their status in each market`,
    run: (shop) => listCampaigns(shop),
  },
  {
    name: 'campaign check',
    usage: '<file>',
    help: 'reads a campaign file and says what’s wrong, by line and field; docs/campaigns.md explains the format',
    run: async (shop, input) => {
      const campaign = await readFile(shop, input);
      return [`"${campaign.handle}" can be imported`, ...windowLines(campaign), ...adviceOf(campaign)];
    },
  },
  {
    name: 'campaign import',
    usage: '<file>',
    help: 'checks a file and saves it as a draft, or as the next version of an existing campaign',
    run: async (shop, input) => {
      const campaign = await readFile(shop, input);
      const { status, version } = await importCampaign(shop, campaign);
      const next = status === 'DRAFT' ? `; to see it: \`campaign preview ${campaign.handle}\`` : '';
      return [`"${campaign.handle}" is ${status} with version ${version} of its page${next}`, ...adviceOf(campaign)];
    },
  },
  {
    name: 'campaign preview',
    usage: '<handle> [--phase WARMUP|MAIN|LAST_CHANCE] [--hours 48]',
    help: 'prints a preview link for each market; it expires after that many hours',
    options: ['phase', 'hours'],
    run: previewLinks,
  },
  {
    name: 'campaign schedule',
    usage: '<handle>',
    help: 'schedules a draft to run in its windows',
    run: async (shop, input) => {
      const { row, times } = await known(shop, input);
      return [`"${row.handle}" is ${await moveCampaign(shop, row.handle, 'schedule')}`, ...windowLines({ times })];
    },
  },
  {
    name: 'campaign end',
    usage: '<handle>',
    help: 'ends a campaign in all its markets now; its page says so and shows what’s on instead',
    run: async (shop, input) => {
      const handle = word(input, 0, 'The handle');
      return [`"${handle}" is ${await moveCampaign(shop, handle, 'end')}`];
    },
  },
  {
    name: 'campaign archive',
    usage: '<handle>',
    help: 'archives a draft, or a campaign that has ended everywhere; no page shows it after that',
    run: async (shop, input) => {
      const handle = word(input, 0, 'The handle');
      return [`"${handle}" is ${await moveCampaign(shop, handle, 'archive')}`];
    },
  },
  {
    name: 'campaign export',
    usage: '<handle>',
    help: 'prints a campaign as a file, to start the next one from',
    run: exportFile,
  },
];
