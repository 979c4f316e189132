import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { type CountedLine, giftDeduction, giftWorth, isGiftOwed, type OrderGift, owedGifts } from './gift-returns.ts';
import { refundOfPieces } from './withdrawal.ts';

const orders = 10_000 * inject('share');

const lines: readonly CountedLine[] = [
  { lineId: 'A', quantity: 2, amount: 10_000 },
  { lineId: 'B', quantity: 1, amount: 3_000 },
];
const gift: OrderGift = { lineId: 'G', terms: { threshold: 8_000, lineIds: ['A', 'B'] }, left: 1, unit: 999 };
const owedAfter = (back: Readonly<Record<string, number>>, one: OrderGift = gift) =>
  owedGifts([one], lines, new Map(Object.entries(back))).length === 1;

describe('a gift', () => {
  it.each<[string, Readonly<Record<string, number>>, boolean]>([
    ['stays while nothing is given back', {}, false],
    ['stays while what is kept reaches its threshold', { A: 1 }, false],
    ['is owed when what is kept does not reach it', { A: 1, B: 1 }, true],
    ['is owed when nothing is kept', { A: 2, B: 1 }, true],
  ])('%s', (_, back, isOwed) => {
    expect(owedAfter(back)).toBe(isOwed);
  });

  it('is earned by the lines that it was for, and by no others', () => {
    const ofA = { ...gift, terms: { threshold: 8_000, lineIds: ['A'] } };
    expect(owedAfter({ B: 1 }, ofA)).toBe(false);
    expect(owedAfter({ A: 1 }, ofA)).toBe(true);
  });

  it('is owed once: not when it was given back or charged for', () => {
    expect(owedAfter({ A: 2, B: 1 }, { ...gift, left: 0 })).toBe(false);
  });

  it('without a threshold is owed when nothing is kept', () => {
    expect([isGiftOwed(0, 1), isGiftOwed(0, 0), isGiftOwed(8_000, 8_000), isGiftOwed(8_000, 7_999)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it('costs its price of the day, at most what goes back', () => {
    expect(giftWorth({ left: 2, unit: 999 })).toBe(1_998);
    expect([giftDeduction(999, 5_000), giftDeduction(999, 500), giftDeduction(999, 0)]).toEqual([999, 500, 0]);
  });
});

interface Step {
  readonly do: 'ask' | 'takeBack' | 'settle';
  readonly which: number;
  readonly pieces: number;
  readonly isVoluntary: boolean;
  readonly returnsGift: boolean;
}

interface Life {
  readonly lines: readonly { readonly quantity: number; readonly unit: number; readonly counts: boolean }[];
  readonly threshold: number;
  readonly gift: { readonly quantity: number; readonly unit: number };
  readonly steps: readonly Step[];
}

const life: fc.Arbitrary<Life> = fc.record({
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 4 }),
      unit: fc.integer({ min: 1, max: 6_000 }),
      counts: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  threshold: fc.nat(12_000),
  gift: fc.record({ quantity: fc.integer({ min: 1, max: 3 }), unit: fc.integer({ min: 1, max: 3_000 }) }),
  steps: fc.array(
    fc.record({
      do: fc.constantFrom('ask', 'ask', 'takeBack', 'settle'),
      which: fc.nat(20),
      pieces: fc.integer({ min: 1, max: 4 }),
      isVoluntary: fc.boolean(),
      returnsGift: fc.boolean(),
    }),
    { maxLength: 20 },
  ),
});

interface Request {
  readonly index: number;
  readonly pieces: number;
  readonly amount: number;
  readonly isVoluntary: boolean;
  readonly gift: { readonly pieces: number; readonly isReturned: boolean } | undefined;
  isOpen: boolean;
}

interface Inquiry {
  readonly order: Life;
  /** Of every request that stands, with the one that is asked for. */
  readonly requests: readonly Request[];
  readonly gift: OrderGift;
  readonly counted: readonly CountedLine[];
}

/** Whether the gift is owed with the last of some requests. */
type Rule = (inquiry: Inquiry) => boolean;

const backOf = (requests: readonly Request[]): Map<string, number> =>
  requests
    .filter(({ isVoluntary }) => isVoluntary)
    .reduce(
      (back, { index, pieces }) => back.set(`L${index}`, (back.get(`L${index}`) ?? 0) + pieces),
      new Map<string, number>(),
    );

const rule: Rule = ({ requests, gift: one, counted }) => owedGifts([one], counted, backOf(requests)).length > 0;

interface Outcome {
  readonly paid: number;
  readonly refunds: readonly number[];
  readonly deductions: readonly number[];
  readonly worth: number;
  readonly giftPieces: number;
  readonly isGiftBack: boolean;
  /** The gift was asked for while what was kept earned it, or was not as soon as it did not. */
  readonly isMisjudged: boolean;
  /** Everything is back, and by choice. */
  readonly isOwedAtEnd: boolean;
}

/** Lives an order through its requests and gives back at the end what is left. */
function live(order: Life, decide: Rule): Outcome {
  const { threshold, gift: bonus, steps } = order;
  const counted = order.lines.map(({ quantity, unit }, index): CountedLine => ({
    lineId: `L${index}`,
    quantity,
    amount: quantity * unit,
  }));
  const lineIds = counted.filter((_, index) => order.lines[index]?.counts === true).map(({ lineId }) => lineId);
  const terms = { threshold, lineIds };
  let requests: Request[] = [];
  const refunds: number[] = [];
  const deductions: number[] = [];
  let isMisjudged = false;

  const takenGift = (): number => requests.reduce((sum, { gift: part }) => sum + (part?.pieces ?? 0), 0);
  const ask = (
    index: number,
    pieces: number,
    { isVoluntary, returnsGift }: Pick<Step, 'isVoluntary' | 'returnsGift'>,
  ) => {
    const line = counted[index];
    if (!line) return;
    const own = requests.filter((request) => request.index === index);
    const gone = own.reduce((sum, request) => sum + request.pieces, 0);
    if (pieces === 0 || gone + pieces > line.quantity) return;
    const claimed = own.reduce((sum, { amount }) => sum + amount, 0);
    const amount = refundOfPieces({ quantity: line.quantity, gone, total: line.amount, claimed }, pieces);
    const request: Request = { index, pieces, amount, isVoluntary, gift: undefined, isOpen: true };
    const left = bonus.quantity - takenGift();
    const open = { lineId: 'G', terms, left, unit: bonus.unit };
    const isOwed = isVoluntary && decide({ order, requests: [...requests, request], gift: open, counted });
    const backNow = backOf([...requests, request]);
    const bought = order.lines
      .filter(({ counts }) => counts)
      .reduce((sum, { quantity, unit }) => sum + quantity * unit, 0);
    const back = order.lines.reduce(
      (sum, { unit, counts }, place) => sum + (counts ? unit * (backNow.get(`L${place}`) ?? 0) : 0),
      0,
    );
    const isEarned = bought - back > 0 && bought - back >= threshold;
    isMisjudged ||= isVoluntary && left > 0 && isOwed === isEarned;
    requests.push(isOwed ? { ...request, gift: { pieces: bonus.quantity, isReturned: returnsGift } } : request);
  };
  const settle = (request: Request | undefined) => {
    if (request?.isOpen !== true) return;
    request.isOpen = false;
    const isKept = request.gift !== undefined && !request.gift.isReturned;
    const deduction = isKept ? giftDeduction(bonus.quantity * bonus.unit, request.amount) : 0;
    if (isKept) deductions.push(deduction);
    refunds.push(request.amount - deduction);
  };
  const openOnes = () => requests.filter(({ isOpen }) => isOpen);

  for (const step of steps) {
    if (step.do === 'ask') ask(step.which % counted.length, step.pieces, step);
    const some = openOnes();
    const request = some[step.which % Math.max(1, some.length)];
    if (step.do === 'takeBack') requests = requests.filter((each) => each !== request);
    if (step.do === 'settle') settle(request);
  }
  for (const [index, { quantity }] of counted.entries()) {
    const gone = requests.filter((each) => each.index === index).reduce((sum, { pieces }) => sum + pieces, 0);
    ask(index, quantity - gone, { isVoluntary: true, returnsGift: true });
  }
  for (const request of openOnes()) settle(request);
  return {
    paid: counted.reduce((sum, { amount }) => sum + amount, 0),
    refunds,
    deductions,
    worth: bonus.quantity * bonus.unit,
    giftPieces: takenGift(),
    isGiftBack: requests.some(({ gift: part }) => part?.isReturned === true),
    isMisjudged,
    isOwedAtEnd: requests.every(({ isVoluntary }) => isVoluntary),
  };
}

const law = (decide: Rule) =>
  fc.property(life, (order) => {
    const end = live(order, decide);
    const refunded = end.refunds.reduce((sum, amount) => sum + amount, 0);
    const deducted = end.deductions.reduce((sum, amount) => sum + amount, 0);
    const isOnce = end.giftPieces <= order.gift.quantity;
    const isFair = !end.isMisjudged && end.refunds.every((amount) => amount >= 0) && deducted <= end.worth;
    const isWhole = refunded + deducted === end.paid && (!end.isGiftBack || refunded === end.paid);
    const isAsked = !end.isOwedAtEnd || end.giftPieces === order.gift.quantity;
    return isOnce && isFair && isWhole && isAsked;
  });

it(`${orders} orders give their gift back or pay for it once, and only when it is not earned any more`, () => {
  fc.assert(law(rule), { numRuns: orders });
});

const naive: Readonly<Record<string, Rule>> = {
  'looks at each request alone': (inquiry) => rule({ ...inquiry, requests: inquiry.requests.slice(-1) }),
  'asks with every request below the threshold': (inquiry) =>
    rule({ ...inquiry, gift: { ...inquiry.gift, left: inquiry.order.gift.quantity } }),
  'asks as soon as anything is given back': ({ gift: { left } }) => left > 0,
  'counts lines that do not earn the gift': ({ counted, gift: one, ...inquiry }) =>
    rule({
      ...inquiry,
      counted,
      gift: { ...one, terms: { ...one.terms, lineIds: counted.map(({ lineId }) => lineId) } },
    }),
};

it.each(Object.entries(naive))('the law catches a rule that %s', (_, decide) => {
  expect(fc.check(law(decide), { numRuns: 10_000 }).failed).toBe(true);
});
