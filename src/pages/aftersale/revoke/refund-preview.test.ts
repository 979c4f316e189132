import { describe, expect, test } from 'vitest';
import { refundPreview, type RevokeOption, withdrawalKind } from './refund-preview.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' as const });
const image = { slug: 'dome', alt: '', w: 1, h: 1, lqip: { day: '', night: '' } };
const withdrawal: RevokeOption = {
  mode: 'WITHDRAW',
  label: 'Withdraw',
  refundPreview: eur(10_489),
  shippingRefund: eur(490),
  consequences: [],
  lines: [
    // The third of three pieces carries the odd cent.
    {
      lineId: 'A',
      title: 'Bulb',
      image: Object.assign(image),
      maxQuantity: 3,
      refunds: [eur(666), eur(1_332), eur(1_999)],
    },
    { lineId: 'B', title: 'Dome', image: Object.assign(image), maxQuantity: 1, refunds: [eur(8_000)] },
  ],
};

const totals = (...lines: [string, number][]) => {
  const { goods, delivery, total } = refundPreview(withdrawal, {
    lines: lines.map(([lineId, quantity]) => ({ lineId, quantity })),
    gifts: [],
  });
  return [goods?.amount, delivery?.amount, total.amount];
};

test('everything refunds the items and their delivery, as the server has counted', () => {
  expect(totals(['A', 3], ['B', 1])).toEqual([9_999, 490, 10_489]);
  expect(totals(['A', 3], ['B', 1])[2]).toBe(withdrawal.refundPreview.amount);
});

test('one piece less keeps the delivery', () => {
  expect(totals(['A', 2], ['B', 1])).toEqual([9_332, 0, 9_332]);
  expect(totals(['B', 1])).toEqual([8_000, 0, 8_000]);
});

test('what was not sent goes back now, before what was', () => {
  const [bulb, dome] = withdrawal.lines ?? [];
  if (!bulb || !dome) throw new Error('The withdrawal has two lines');
  const lines = [{ ...bulb, unsentQuantity: 2 }, dome];
  const parts = (pieces: number, domes: number) => {
    const chosen = [
      { lineId: 'A', quantity: pieces },
      { lineId: 'B', quantity: domes },
    ].filter(({ quantity }) => quantity > 0);
    const { now, later } = refundPreview({ ...withdrawal, lines }, { lines: chosen, gifts: [] });
    return [withdrawalKind(lines, chosen), now?.amount, later?.amount];
  };
  expect(parts(2, 0)).toEqual(['unsent', undefined, undefined]);
  expect(parts(0, 1)).toEqual(['sent', undefined, undefined]);
  expect(parts(3, 0)).toEqual(['both', 1_332, 667]);
  expect(parts(3, 1)).toEqual(['both', 1_332, 9_157]);
  expect(parts(0, 0)[0]).toBe('both');
});

test('protection comes back with everything of an order that was never sent', () => {
  const option = { ...withdrawal, refundPreview: eur(10_787), protectionRefund: eur(298) };
  const all = [
    { lineId: 'A', quantity: 3 },
    { lineId: 'B', quantity: 1 },
  ];
  expect(refundPreview(option, { lines: all, gifts: [] })).toMatchObject({ protection: eur(298), total: eur(10_787) });
  expect(refundPreview(option, { lines: all.slice(1), gifts: [] })).toMatchObject({
    protection: eur(0),
    total: eur(8_000),
  });
});

test('nothing brings back nothing, and an unknown line neither', () => {
  expect(totals()).toEqual([0, 0, 0]);
  expect(totals(['C', 1])).toEqual([0, 0, 0]);
});

test('what cannot be divided comes back whole', () => {
  const { lines: _, ...whole } = withdrawal;
  expect(refundPreview({ ...whole, mode: 'CANCEL_PAID' }, { lines: [], gifts: [] })).toEqual({
    total: eur(10_489),
    gifts: [],
    coins: 0,
    coupons: [],
  });
});

test('spent coins come back by the piece, and the coupon only with everything', () => {
  const coupon: NonNullable<RevokeOption['couponReturn']>[number] = Object.assign({ couponId: 'C' });
  const [bulb, dome] = withdrawal.lines ?? [];
  if (!bulb || !dome) throw new Error('The withdrawal has two lines');
  const option = {
    ...withdrawal,
    coinReturn: 200,
    couponReturn: [coupon],
    lines: [
      { ...bulb, coins: [33, 66, 100] },
      { ...dome, coins: [100] },
    ],
  };
  const giveBack = (pieces: number) => {
    const { coins, coupons } = refundPreview(option, {
      lines: [
        { lineId: 'A', quantity: pieces },
        { lineId: 'B', quantity: 1 },
      ],
      gifts: [],
    });
    return [coins, coupons.length];
  };
  expect(giveBack(2)).toEqual([166, 0]);
  expect(giveBack(3)).toEqual([200, 1]);
});

describe('a gift', () => {
  const option: RevokeOption = {
    ...withdrawal,
    gifts: [
      {
        lineId: 'G',
        title: 'Orb',
        image: Object.assign(image),
        quantity: 1,
        worth: eur(999),
        threshold: eur(9_000),
        lines: [
          { lineId: 'A', amounts: [eur(1_999), eur(1_333), eur(667), eur(0)] },
          { lineId: 'B', amounts: [eur(8_000), eur(0)] },
        ],
      },
    ],
  };
  const giveBack = (pieces: number, choice?: string) => {
    const preview = refundPreview(option, {
      lines: [{ lineId: 'A', quantity: pieces }],
      gifts: choice === undefined ? [] : [{ lineId: 'G', choice }],
    });
    return [
      preview.gifts.map(({ deduction }) => deduction.amount),
      preview.giftDeduction?.amount,
      preview.total.amount,
    ];
  };

  test('that what is kept still earns is not asked about', () => {
    expect(giveBack(1)).toEqual([[], undefined, 666]);
  });

  test('that comes back alone has its price wait for it', () => {
    const lines = [
      {
        lineId: 'A',
        title: 'Orb',
        image: Object.assign(image),
        maxQuantity: 1,
        unsentQuantity: 1,
        refunds: [eur(2_000)],
      },
    ];
    const gifts = (option.gifts ?? []).map((gift) => ({
      ...gift,
      lines: [{ lineId: 'A', amounts: [eur(2_000), eur(0)] }],
    }));
    const preview = refundPreview(
      { ...option, lines, gifts },
      { lines: [{ lineId: 'A', quantity: 1 }], gifts: [{ lineId: 'G', choice: 'RETURN' }] },
    );
    expect(preview).toMatchObject({ total: eur(2_490), now: eur(1_491), later: eur(999) });
  });

  test('that stays takes its price off, at most what goes back for the items', () => {
    expect(giveBack(3)).toEqual([[999], undefined, 1_999]);
    expect(giveBack(3, 'RETURN')).toEqual([[999], undefined, 1_999]);
    expect(giveBack(3, 'DEDUCT')).toEqual([[999], 999, 1_000]);
    expect(giveBack(2, 'DEDUCT')).toEqual([[999], 999, 333]);
  });
});
