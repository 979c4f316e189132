import type { DepositCampaign, DepositReservation } from './deposit-queries.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;
const image = {
  url: '/media/products/arc/',
  alt: 'Arc',
  w: 1600,
  h: 1600,
  widths: [640],
  lqip: { day: '', night: '' },
};
const dates = {
  balanceStart: Date.UTC(2100, 0, 20, 15),
  balanceEnd: Date.UTC(2100, 0, 28, 5),
  shipStart: Date.UTC(2100, 1, 10, 15),
};

/** A lamp that takes deposits, with 12 of 40 pieces left. */
export const arcDeposit: DepositCampaign = {
  ...{ id: 'deposit-arc', title: 'Arc by deposit', summary: 'The corner that lights a room.', sku: 'LM-ARC-1' },
  card: {
    ...{ spu: 'LM-ARC', sku: 'LM-ARC-1', title: 'Arc', subtitle: '', image, price: null, badges: [], swatches: [] },
    ...{ rating: 0, ratingCount: 0, stockState: 'OK', singleSku: true, energyClass: null },
  },
  variant: '1 lamp',
  ...{ price: usd(8_900), deposit: usd(1_000), worth: usd(3_000), goods: usd(6_900), balance: usd(5_900) },
  ...{ quota: 40, left: 12, perUserLimit: 2, state: 'RESERVING' },
  ...{ startTime: 1, endTime: Date.UTC(2100, 0, 10, 15), ...dates, goesBack: false },
};

/** One piece of it that a member has reserved. */
export const arcReservation: DepositReservation = {
  ...{ reservationId: 'r1', campaignId: 'deposit-arc', title: 'Arc by deposit', image, standing: 'RESERVED' },
  ...{ deposit: usd(1_000), balance: usd(5_900), depositOrderNo: 'LUS260101AAAAAA' },
  ...{ ...dates, goesBack: false, canCancel: true },
};
