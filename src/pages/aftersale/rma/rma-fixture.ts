import type { components } from '#openapi/types.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const image = {
  url: '/media/products/dome/01-',
  alt: 'Dome',
  w: 1600,
  h: 2000,
  q: 1,
  widths: [640],
  lqip: { day: '', night: '' },
};

/** The last moment of January in the United States, where it is February already in London. */
const until = Date.UTC(2027, 1, 1, 4, 59);

/** Two lines that can be sent back, and one whose request is open. */
export const eligibility: components['schemas']['RmaEligibility'] = {
  orderNo: 'LUS1',
  site: 'US',
  lines: [
    {
      lineId: 'L1',
      spu: 'LM-DOME',
      title: 'Dome',
      image,
      options: [{ name: 'Finish', value: 'Bone' }],
      maxQuantity: 2,
      refunds: [usd(3_999), usd(7_998)],
      types: [{ type: 'RETURN', until }, { type: 'WARRANTY' }],
    },
    {
      lineId: 'L2',
      spu: 'LM-CUBE',
      title: 'Cube',
      image,
      options: [],
      maxQuantity: 1,
      refunds: [usd(1_999)],
      types: [{ type: 'RETURN', why: 'Returns ended on Nov 1.' }, { type: 'WARRANTY' }],
    },
    {
      lineId: 'L3',
      spu: 'LM-DIAL',
      title: 'Dial',
      image,
      options: [],
      maxQuantity: 1,
      refunds: [usd(999)],
      types: [{ type: 'WARRANTY' }],
      openRmaNo: 'R9',
    },
  ],
  reasons: [
    { code: 'NO_LONGER_WANTED', label: 'I no longer want it', types: ['RETURN'], needsPhoto: false },
    { code: 'DEFECTIVE', label: 'It does not work', types: ['RETURN', 'WARRANTY'], needsPhoto: true },
    {
      code: 'CONNECT_PROBLEM',
      label: 'It does not connect',
      types: ['RETURN', 'WARRANTY'],
      needsPhoto: false,
      firstHelp: ['Turn it off and on three times.'],
    },
  ],
};

/** A return that was approved, with its label. */
export const approved: components['schemas']['Rma'] = {
  rmaNo: 'R1',
  orderNo: 'LUS1',
  site: 'US',
  type: 'RETURN',
  status: 'AWAITING_RETURN',
  statusText: 'Send it back',
  statusHint: 'Stick the label on the box.',
  createdTime: until,
  deadlineTime: until,
  lines: [
    {
      lineId: 'L1',
      spu: 'LM-DOME',
      title: 'Dome',
      image,
      quantity: 1,
      paid: usd(3_999),
      reason: 'NO_LONGER_WANTED',
      reasonLabel: 'I no longer want it',
      media: [{ url: '/media/uploads/M1.jpg', type: 'IMAGE' }],
    },
  ],
  paid: usd(3_999),
  refund: null,
  label: { carrierName: 'Firefly', trackingNo: 'FLY1', paidBy: 'SHOPPER' },
  messages: [{ time: until, from: 'SHOP', text: 'Which colour is it?', media: [] }],
  history: [
    { time: until, status: 'AWAITING_RETURN', text: 'Approved' },
    { time: until, status: 'REQUESTED', text: 'Requested' },
  ],
  actions: ['CANCEL', 'SHIP', 'MESSAGE', 'LABEL'],
};
