import { groupBy } from '#rules/group-by.ts';
import { formatMoney, type Money, money } from '#rules/money.ts';
import { isAttemptLive } from '#rules/payment-states.ts';
import type { DatedRefund, MovementQuery, ProviderCharge, ProviderSession, Result } from '#server/payments/provider.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { timeText } from '#server/ops/command.ts';
import type { StaffMatter } from './money-differences.ts';
import { type PaymentRow, readPayment } from './payment-row.ts';
import { lostAfter } from './receive-report.ts';
import type { RefundRow } from './refund-row.ts';
import { isSurplus } from './request-refund.ts';

/** Something that the provider and the books of the shop say differently, with what each of them has of it. */
export type Difference = StaffMatter &
  (
    | { readonly kind: 'CHARGE'; readonly charge: ProviderCharge; readonly payment: PaymentRow | undefined }
    | { readonly kind: 'CHARGED_TWICE'; readonly charge: ProviderCharge }
    | {
        readonly kind: 'REFUND';
        readonly refund: DatedRefund;
        readonly payment: PaymentRow;
        readonly row: RefundRow | undefined;
      }
    | { readonly kind: 'PAYMENT'; readonly payment: PaymentRow }
    | { readonly kind: 'REFUND_UNKNOWN' }
  );

export interface Comparison {
  /** The oldest first. */
  readonly differences: readonly Difference[];
  /** False when the provider did not answer to the end: then it may be more. */
  readonly isComplete: boolean;
}

type Page<Row> = { readonly list: readonly Row[]; readonly next?: string | undefined };

/**
 * Compares what moved at the provider since an instant (epoch ms) with the books, and what the books call paid or paid back since
 * then with the provider. What is just on its way is no difference, nor is what staff have decided. Changes nothing.
 */
export async function compareBooks(shop: ShopContext, since: number): Promise<Comparison> {
  const found: Difference[] = [];
  /** The charge that each session was paid with. */
  const paidBy = new Map<string, string>();
  const listed = new Set<string>();
  const charges = await eachPage(
    shop,
    (query) => shop.payments.listCharges(query),
    since,
    async (list: readonly ProviderCharge[]) => found.push(...(await differencesOfCharges(shop, list, paidBy))),
  );
  const refunds =
    charges &&
    (await eachPage(
      shop,
      (query) => shop.payments.listRefunds(query),
      since,
      async (list: readonly DatedRefund[]) => {
        for (const { refundRef } of list) listed.add(refundRef);
        found.push(...(await differencesOfRefunds(shop, list)));
      },
    ));
  const isComplete =
    refunds &&
    (await addUnknownPayments(shop, since, { found, paidBy })) &&
    (await addUnknownRefunds(shop, since, { found, listed }));
  const open = await withoutDecided(shop, found);
  return { differences: open.toSorted((a, b) => a.happenedTime - b.happenedTime), isComplete };
}

/** @returns false when the provider did not answer to the end */
async function eachPage<Row>(
  { log }: ShopContext,
  read: (query: MovementQuery) => Promise<Result<Page<Row>>>,
  since: number,
  take: (list: readonly Row[]) => Promise<unknown>,
): Promise<boolean> {
  let after: string | undefined;
  do {
    const page = await read({ since, after });
    if (!page.ok) {
      log.warn({ code: page.failure.code }, 'the provider did not answer with what it has moved');
      return false;
    }
    await take(page.value.list);
    after = page.value.next;
  } while (after !== undefined);
  return true;
}

/** @returns how many charges and refunds the provider has since an instant; undefined when it did not answer to the end */
export async function countMovements(shop: ShopContext, since: number): Promise<number | undefined> {
  let count = 0;
  const add = async ({ length }: readonly unknown[]): Promise<void> => {
    count += length;
  };
  const isComplete =
    (await eachPage(shop, (query) => shop.payments.listCharges(query), since, add)) &&
    (await eachPage(shop, (query) => shop.payments.listRefunds(query), since, add));
  return isComplete ? count : undefined;
}

async function differencesOfCharges(
  shop: ShopContext,
  charges: readonly ProviderCharge[],
  paidBy: Map<string, string>,
): Promise<Difference[]> {
  if (charges.length === 0) return [];
  const payments = await shop.db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', shop.payments.name)
    .where((eb) =>
      eb.or([
        eb(
          'provider_ref',
          'in',
          charges.map(({ providerRef }) => providerRef),
        ),
        eb(
          'payment_no',
          'in',
          charges.map(({ paymentNo }) => paymentNo),
        ),
      ]),
    )
    .execute();
  const found: Difference[] = [];
  for (const charge of charges) {
    const payment =
      payments.find((row) => row.provider_ref === charge.providerRef) ??
      payments.find((row) => row.payment_no === charge.paymentNo && row.provider_ref === null);
    const isFirst = (paidBy.get(charge.providerRef) ?? charge.chargeRef) === charge.chargeRef;
    paidBy.set(charge.providerRef, paidBy.get(charge.providerRef) ?? charge.chargeRef);
    if (!isFirst) found.push(chargedTwice(charge));
    else if (await isChargeMissing(shop, charge, payment)) found.push(missingCharge(charge, payment));
  }
  return found;
}

const takenStatuses: readonly PaymentRow['status'][] = ['SETTLED', 'REFUNDING', 'PARTLY_REFUNDED', 'REFUNDED'];

/** True for a charge that the books do not have, and that has not gone back whole without them. */
export async function isChargeMissing(
  shop: ShopContext,
  { amount, createdTime, providerRef }: ProviderCharge,
  payment: PaymentRow | undefined,
): Promise<boolean> {
  if (payment === undefined) {
    const session = await shop.payments.getSession(providerRef);
    return !session.ok || session.value.refunded.amount < amount.amount;
  }
  if (payment.amount !== amount.amount || payment.currency !== amount.currency) return true;
  if (takenStatuses.includes(payment.status) || (await isSurplus(shop.db, payment))) return false;
  return !isAttemptLive(payment.status) || createdTime <= shop.clock.now() - lostAfter;
}

async function differencesOfRefunds(shop: ShopContext, refunds: readonly DatedRefund[]): Promise<Difference[]> {
  if (refunds.length === 0) return [];
  const refs = refunds.map(({ refundRef }) => refundRef);
  const numbers = refunds.map(({ refundNo }) => refundNo);
  const rows = await shop.db
    .selectFrom('refunds')
    .selectAll()
    .where((eb) => eb.or([eb('refund_no', 'in', numbers), eb('provider_ref', 'in', refs)]))
    .execute();
  const wrong = refunds.filter((refund) => isRefundMissing(shop, refund, rowOf(refund, rows)));
  if (wrong.length === 0) return [];
  const payments = await shop.db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', shop.payments.name)
    .where(
      'provider_ref',
      'in',
      wrong.map(({ providerRef }) => providerRef),
    )
    .execute();
  // What staff sent back of a charge that is unknown here is told with that charge.
  const sentByStaff = await shop.db.selectFrom('money_differences').select('id').where('id', 'in', numbers).execute();
  return wrong.flatMap((refund) => {
    const payment = payments.find((row) => row.provider_ref === refund.providerRef);
    if (payment === undefined || sentByStaff.some(({ id }) => id === refund.refundNo)) return [];
    return [missingRefund(refund, payment, rowOf(refund, rows))];
  });
}

const rowOf = ({ refundNo, refundRef }: DatedRefund, rows: readonly RefundRow[]): RefundRow | undefined =>
  rows.find((row) => row.refund_no === refundNo) ?? rows.find((row) => row.provider_ref === refundRef);

/** True for a refund whose end the books do not have. */
export function isRefundMissing(
  { clock }: Pick<ShopContext, 'clock'>,
  { amount, createdTime, status }: DatedRefund,
  row: RefundRow | undefined,
): boolean {
  if (status === 'PENDING') return false;
  if (row === undefined) return status === 'SETTLED';
  if (row.amount !== amount.amount || row.currency !== amount.currency) return true;
  if (row.status === status) return false;
  return row.status !== 'PENDING' || createdTime <= clock.now() - lostAfter;
}

/** True when nothing is known now: the provider is away, or asked for patience. */
const isSilent = (session: Result<ProviderSession>): boolean =>
  !session.ok && session.failure.kind !== 'invalid' && session.failure.kind !== 'declined';

/** What the books call paid and the list did not hold: the provider is asked for each of them. */
async function addUnknownPayments(
  shop: ShopContext,
  since: number,
  { found, paidBy }: { readonly found: Difference[]; readonly paidBy: ReadonlyMap<string, string> },
): Promise<boolean> {
  const paid = await shop.db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', shop.payments.name)
    .where('settled_time', '>=', since)
    .where('provider_ref', 'is not', null)
    .execute();
  for (const payment of paid) {
    if (paidBy.has(payment.provider_ref ?? '')) continue;
    const session = await shop.payments.getSession(payment.provider_ref ?? '');
    if (isSilent(session)) return false;
    const isPaid = session.ok && session.value.status === 'SETTLED' && session.value.amount.amount === payment.amount;
    if (!isPaid) found.push(unknownPayment(payment));
  }
  return true;
}

/**
 * What the books call paid back and the list did not hold, as where it was asked for before: the provider is asked how much of each such
 * payment went back. Where that is less than all the books say, each refund that is not listed is told.
 */
async function addUnknownRefunds(
  shop: ShopContext,
  since: number,
  { found, listed }: { readonly found: Difference[]; readonly listed: ReadonlySet<string> },
): Promise<boolean> {
  const sent = shop.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.payment_no', 'refunds.payment_no')
    .where('payments.provider', '=', shop.payments.name)
    .where('refunds.status', '=', 'SETTLED')
    // One that moved no money has its own number there.
    .where('refunds.provider_ref', 'is not', null)
    .whereRef('refunds.provider_ref', '<>', 'refunds.refund_no');
  const recent = await sent.selectAll('refunds').where('refunds.settled_time', '>=', since).execute();
  const missing = recent.filter(({ provider_ref: ref }) => !listed.has(ref ?? ''));
  for (const [paymentNo, refunds] of groupBy(missing, ({ payment_no: no }) => no ?? '')) {
    const payment = await readPayment(shop.db, paymentNo);
    const session = await shop.payments.getSession(payment.provider_ref ?? '');
    if (isSilent(session)) return false;
    const { amount } = await sent
      .select(({ fn }) => fn.sum<number>('refunds.amount').as('amount'))
      .where('refunds.payment_no', '=', paymentNo)
      .executeTakeFirstOrThrow();
    if (!session.ok || session.value.refunded.amount < Number(amount))
      found.push(...refunds.map((refund) => unknownRefund(refund, payment)));
  }
  return true;
}

async function withoutDecided(
  { db, payments }: ShopContext,
  differences: readonly Difference[],
): Promise<readonly Difference[]> {
  if (differences.length === 0) return [];
  const decided = await db
    .selectFrom('money_differences')
    .select(['kind', 'ref'])
    .where('provider', '=', payments.name)
    .where('decision', 'is not', null)
    .where(
      'ref',
      'in',
      differences.map(({ ref }) => ref),
    )
    .execute();
  return differences.filter(({ kind, ref }) => !decided.some((row) => row.kind === kind && row.ref === ref));
}

const moved = (amount: Money, time: number): string => `${formatMoney(amount)} on ${timeText(time)}`;

function missingCharge(charge: ProviderCharge, payment: PaymentRow | undefined): Difference {
  const { chargeRef, providerRef, amount, orderNo, paymentNo, createdTime } = charge;
  const taken = `The payment provider took ${moved(amount, createdTime)}`;
  const expected = payment && money(payment.amount, payment.currency);
  const isOther = expected && (expected.amount !== amount.amount || expected.currency !== amount.currency);
  const sentence =
    payment === undefined
      ? `${taken} for order ${orderNo}, payment ${paymentNo}, which isn’t in our books.`
      : `${taken} for order ${payment.order_no}, payment ${payment.payment_no}, which is ${
          isOther ? `over ${formatMoney(expected)}` : payment.status
        } here.`;
  return {
    kind: 'CHARGE',
    ref: chargeRef,
    providerRef,
    orderNo: payment?.order_no ?? orderNo,
    amount,
    happenedTime: createdTime,
    sentence,
    charge,
    payment,
  };
}

function chargedTwice(charge: ProviderCharge): Difference {
  const { chargeRef, providerRef, amount, orderNo, paymentNo, createdTime } = charge;
  return {
    kind: 'CHARGED_TWICE',
    ref: chargeRef,
    providerRef,
    orderNo,
    amount,
    happenedTime: createdTime,
    sentence: `The payment provider took ${moved(amount, createdTime)} once more for order ${orderNo}, payment ${paymentNo}.`,
    charge,
  };
}

function missingRefund(refund: DatedRefund, payment: PaymentRow, row: RefundRow | undefined): Difference {
  const { refundRef, refundNo, providerRef, amount, createdTime, status } = refund;
  const expected = row && money(row.amount, row.currency);
  const isOther = expected && (expected.amount !== amount.amount || expected.currency !== amount.currency);
  const verb = status === 'FAILED' ? 'couldn’t refund' : 'sent back';
  const sent = `The payment provider ${verb} ${moved(amount, createdTime)} of order ${payment.order_no}, refund ${refundNo}`;
  const standing = isOther ? `over ${formatMoney(expected)}` : row?.status;
  return {
    kind: 'REFUND',
    ref: refundRef,
    providerRef,
    orderNo: payment.order_no,
    amount,
    happenedTime: createdTime,
    sentence: `${sent}, which is ${standing === undefined ? 'not in our books' : `${standing} here`}.`,
    refund,
    payment,
    row,
  };
}

function unknownPayment(payment: PaymentRow): Difference {
  const { payment_no: paymentNo, order_no: orderNo, provider_ref: providerRef } = payment;
  const amount = money(payment.amount, payment.currency);
  const time = payment.settled_time ?? payment.created_at;
  return {
    kind: 'PAYMENT',
    ref: paymentNo,
    providerRef,
    orderNo,
    amount,
    happenedTime: time,
    sentence: `Order ${orderNo}, payment ${paymentNo}, was paid with ${moved(amount, time)} according to our books, but the payment provider has no record of it.`,
    payment,
  };
}

function unknownRefund(refund: RefundRow, { provider_ref: providerRef }: PaymentRow): Difference {
  const { refund_no: ref, order_no: orderNo, settled_time: settled, created_at: created } = refund;
  const amount = money(refund.amount, refund.currency);
  const happenedTime = settled ?? created;
  return {
    kind: 'REFUND_UNKNOWN',
    ref,
    providerRef,
    orderNo,
    amount,
    happenedTime,
    sentence: `Refund ${ref} of order ${orderNo} was sent with ${moved(amount, happenedTime)} according to our books, but the payment provider has no record of it.`,
  };
}
