import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { campaignRoutes } from '#server/routes/campaign.ts';
import { openTestApi, type TestApi } from '#server/testing/test-api.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { allThere, campaignFile, fileText } from './campaign-fixture.ts';
import { FileFaults } from '#server/ops/file-faults.ts';
import { campaignFileText, type CampaignFile, parseCampaignFile } from './campaign-file.ts';
import { importCampaign, moveCampaign } from './write-campaign.ts';

type FileBlock = CampaignFile['blocks'][number];

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{constructor}}',
  "'; drop table promotions; --",
  '&lt;b&gt;',
  '🪔 ランプ',
];

/** A text that a field may have, of one line. */
const words = (most: number) =>
  fc
    .oneof(
      fc.constantFrom(...hostile),
      fc.stringMatching(/^[\w ,.!?'"<>&%$#@/\\-]{1,40}$/).filter((text) => text.trim() !== ''),
    )
    .map((text) => text.slice(0, most));

const image = fc.record({ slug: fc.constantFrom('wide-dark', 'wide-patio', 'wide-living'), alt: words(200) });
const href = fc.constantFrom('/collections?handle=golden-hour', '/home/search?sort=NEW', '/coupon/center', '#part-top');
const hero = fc.record({ title: words(60), text: words(200), action: words(30), href, image });
const pick = fc.oneof(
  fc.record({ collection: fc.constantFrom('golden-hour', 'film-night') }),
  fc.record({ category: fc.constantFrom('table-lamps', 'outdoor') }),
  fc.record({ sort: fc.constantFrom('NEW' as const, 'BEST' as const) }),
  fc.record({ spus: fc.constant(['LM-DOME', 'LM-REED']) }),
);
const rail = fc.record({ title: words(60), text: words(200), href, pick, limit: fc.integer({ min: 1, max: 12 }) });
const titled = fc.record({ title: words(60), text: words(200) });
/** Markdown without what a text is refused for. */
const line = fc.constantFrom(
  '',
  '## Rules',
  '- One *each*',
  'Plain words, [more](/coupon/rule).',
  '> Note',
  '1. First',
);

const datas = {
  FEATURE: hero,
  PRODUCT_RAIL: rail,
  PRODUCT_GRID: rail,
  QUESTIONS: fc.record({
    title: words(60),
    items: fc.array(fc.record({ question: words(200), answer: words(600) }), { minLength: 1, maxLength: 4 }),
  }),
  TRUST_ROW: fc.record({
    items: fc.array(fc.record({ icon: fc.constantFrom('truck', 'mail'), title: words(60), text: words(200) }), {
      minLength: 1,
      maxLength: 4,
    }),
  }),
  COUNTDOWN: fc.record({ title: words(60) }),
  COUPONS: fc.record({ title: words(60), text: words(200), templates: fc.constant(['ten-us', 'floor-eu']) }),
  TABS: fc.record({
    title: words(60),
    limit: fc.integer({ min: 1, max: 8 }),
    tabs: fc.array(fc.record({ label: words(30), pick }), { minLength: 2, maxLength: 6 }),
  }),
  RULES: fc.record({ title: words(60), text: fc.array(line, { minLength: 1, maxLength: 8 }) }),
  ANCHORS: fc.constant({ items: [1, 2].map((each) => ({ label: `Way ${each}`, block: 'top' })) }),
  PRICE_HOLD: titled,
  REMIND: titled,
};

const block = fc.constantFrom(...Object.keys(datas)).chain((type) => {
  const data: fc.Arbitrary<object> = datas[type as keyof typeof datas];
  return data.map((each) => ({ type, version: 1, data: each }));
});

/** Files that are right, with hostile words in every text. */
const rightFile: fc.Arbitrary<CampaignFile> = fc
  .record({ heroes: hero, others: fc.array(block, { maxLength: 8 }), title: words(60), summary: words(200) })
  .map(({ heroes, others, title, summary }) => ({
    ...campaignFile,
    title,
    summary,
    blocks: [
      { id: 'top', type: 'HERO', version: 1, data: { heroes: [heroes] } },
      ...others.map((each, index) => ({ ...each, id: `b${index}` }) as FileBlock),
    ],
  }));

/** Every place of a file, by its path. */
function placesOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, each]) => placesOf(each, [...path, key]))];
}

/** What makes any file wrong, whatever place it is put in. */
const wrongs = {
  'another kind of value': (value: unknown) => (typeof value === 'object' ? 7 : { a: 1 }),
  'a field that is unknown': (value: unknown) =>
    typeof value === 'object' && !Array.isArray(value) ? { ...value, hologram: true } : [[]],
  'an empty place': () => null,
};

function changedAt(value: unknown, [key, ...rest]: readonly string[], change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((each: unknown, index) => (String(index) === key ? changedAt(each, rest, change) : each));
  }
  return Object.fromEntries(
    Object.entries(Object(value)).map(([name, each]) => [name, name === key ? changedAt(each, rest, change) : each]),
  );
}

const wrongFile = fc.tuple(rightFile, fc.nat(), fc.constantFrom(...Object.values(wrongs))).map(([file, at, change]) => {
  const places = placesOf(file).filter((path) => path.at(-1) !== '$schema');
  return fileText(Object(changedAt(file, places[at % places.length] ?? [], change)));
});

/** A file in which characters were lost or doubled: right or wrong, and never anything but that. */
const damagedFile = fc
  .tuple(rightFile, fc.nat(), fc.integer({ min: 0, max: 30 }), fc.constantFrom('', '"', '}', '\\', '\u0000', '{"a":'))
  .map(([file, from, length, what]) => {
    const text = fileText(file);
    const at = from % text.length;
    return text.slice(0, at) + what + text.slice(at + length);
  });

const runs = { numRuns: Math.max(20, Math.round(inject('share') * 1_000)) };

describe('campaign files', () => {
  it('that are right are taken, and written out as they came', () => {
    fc.assert(
      fc.property(rightFile, (file) => {
        const campaign = parseCampaignFile(fileText(file), allThere);
        expect(JSON.parse(campaignFileText(campaign))).toEqual(file);
      }),
      runs,
    );
  });

  it('that are wrong are refused with lines and fields, and never with anything else', () => {
    fc.assert(
      fc.property(wrongFile, (text) => {
        const lines = text.split('\n').length;
        try {
          parseCampaignFile(text, allThere);
        } catch (error) {
          if (!(error instanceof FileFaults)) throw error;
          for (const { line: at, problem } of error.faults) {
            expect(at).toBeGreaterThanOrEqual(1);
            expect(at).toBeLessThanOrEqual(lines);
            expect(problem).not.toMatch(/\p{Cc}/u);
          }
          expect(error.faults.length).toBeGreaterThan(0);
          return;
        }
        throw new Error(`A wrong file was taken: ${text}`);
      }),
      runs,
    );
  });

  it('that were damaged are right or refused', () => {
    fc.assert(
      fc.property(damagedFile, (text) => {
        try {
          parseCampaignFile(text, allThere);
        } catch (error) {
          expect(error).toBeInstanceOf(FileFaults);
        }
      }),
      runs,
    );
  });
});

describe('campaigns of random files', () => {
  let shop: TestShop;
  let api: TestApi;
  beforeAll(async () => {
    shop = await openTestShop({ seeded: true });
    api = await openTestApi(shop, campaignRoutes);
    shop.clock.set(Date.UTC(2027, 0, 13));
    await importCampaign(shop, parseCampaignFile(fileText(campaignFile), allThere));
    await moveCampaign(shop, campaignFile.handle, 'schedule');
  });
  afterAll(async () => {
    await api.close();
    await shop.close();
  });

  it('are shown as the contract says, with hostile words as words', async () => {
    await fc.assert(
      fc.asyncProperty(rightFile, async (file) => {
        await importCampaign(shop, parseCampaignFile(fileText(file), allThere));
        const { blocks, promotion } = await api.ok('getCampaign', { site: 'US', query: { handle: file.handle } });
        expect(promotion.title).toBe(file.title);
        expect(blocks[0]?.id).toBe('part-top');
      }),
      { numRuns: Math.max(10, Math.round(inject('share') * 200)) },
    );
  });
});
