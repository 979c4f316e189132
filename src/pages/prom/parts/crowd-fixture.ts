import type { CrowdCard, CrowdDetail } from './crowd-queries.ts';

/** A light that has 412 of 500 pledges, for far longer than any test runs. */
export const buoy: CrowdCard = {
  id: 'buoy',
  title: 'Buoy',
  summary: 'A light that floats.',
  drawing: 'BUOY',
  state: 'LIVE',
  percent: 82,
  goalUnits: 500,
  goalAmount: null,
  pledgedUnits: 412,
  pledgedAmount: null,
  backers: 356,
  from: { amount: 9_900, currency: 'USD' },
  startTime: 1,
  endTime: Date.UTC(2100, 0, 4, 15),
};

export const crowdDetailOf = (
  changes: Partial<CrowdCard> = {},
  more: Partial<Omit<CrowdDetail, 'project'>> = {},
): CrowdDetail => ({
  project: { ...buoy, ...changes },
  story: ['It floats.'],
  numbers: [{ value: '1', label: 'tool' }],
  tiers: [
    {
      promoItemId: 'first',
      title: 'From the first run',
      price: { amount: 8_900, currency: 'USD' },
      laterPrice: { amount: 12_900, currency: 'USD' },
      quota: 40,
      left: 0,
      shipMonth: '2100-05',
      perBuyerLimit: 2,
    },
    {
      promoItemId: 'second',
      title: 'From the second run',
      price: { amount: 9_900, currency: 'USD' },
      laterPrice: null,
      quota: 120,
      left: 38,
      shipMonth: '2100-06',
      perBuyerLimit: 2,
    },
    {
      promoItemId: 'pair',
      title: 'Two',
      price: { amount: 17_900, currency: 'USD' },
      laterPrice: null,
      quota: 24,
      left: 3,
      shipMonth: '2100-06',
      perBuyerLimit: 2,
    },
  ],
  milestones: [
    { units: 400, text: 'A third colour', reached: true },
    { units: 600, text: 'A plate for two', reached: false },
  ],
  updates: [{ updateId: 'u1', title: 'Moss', body: ['A green.'], time: Date.UTC(2026, 10, 4, 15) }],
  risks: ['It may leak.'],
  spu: null,
  orders: [],
  openRefunds: false,
  following: null,
  ...more,
});
