import fc from 'fast-check';
import { campaignFile } from './campaign-fixture.ts';
import type { CampaignFile } from './campaign-file.ts';

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
export const rightFile: fc.Arbitrary<CampaignFile> = fc
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
