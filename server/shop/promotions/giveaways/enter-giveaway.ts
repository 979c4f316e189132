import type { components } from '#openapi/types.ts';
import type { ProvedContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { claimTurn } from '#server/security/mailbox-turns.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { confirmEntry } from './confirm-entry.ts';
import { addEntrant, addEntries, lockMember, readMember } from './entries.ts';
import type { GiveawayConfig, GiveawayStep } from './giveaway-config.ts';
import { type Giveaway, requireGiveaway } from './giveaways.ts';
import { enterPaidOrders } from './order-entries.ts';
import { occasionOf, readEntrant, readStanding } from './standing.ts';

type Request = components['schemas']['GiveawayEnterRequest'];

/**
 * Enters a member by one of the steps. Whether entries are open is asked in the transaction that writes them; the first step
 * also makes the paid orders count that the member has placed since the giveaway began.
 * @throws NOT_FOUND, NOT_IN_MARKET, PROMO_NOT_STARTED, PROMO_ENDED, PROMO_ELIGIBILITY for who works for the shop,
 * PROMO_USER_LIMIT, BAD_REQUEST for an age that is not confirmed, a step that the giveaway does not have and a wrong answer
 */
export async function enterGiveaway(
  shop: ShopContext,
  { account: { accountId }, site }: Pick<ProvedContext, 'account' | 'site'>,
  request: Request,
): Promise<components['schemas']['GiveawayReceipt']> {
  return withTransaction(shop, 'durable', async (tx) => {
    await lockMember(tx, accountId);
    const now = shop.clock.now();
    const { pseudonym, is_excluded: isExcluded } = await readMember(tx, accountId, now);
    const giveaway = await requireGiveaway(tx, { handle: request.handle, site, now });
    refuseUnlessOpen(giveaway);
    if (isExcluded === 1) throw notEligible();
    const { row, config } = giveaway;
    const step = acceptStep(config, request);
    const before = await readEntrant(tx, { accountId, promoId: row.promo_id });
    const isAdult = before?.is_adult === 1 || request.isAdult === true;
    if (config.minAge !== undefined && !isAdult) throw unconfirmedAge(config.minAge);
    if (!before) await requireOwnTurn(shop, tx, { accountId, promoId: row.promo_id });
    const entrant = before ?? (await addEntrant(tx, { accountId, promoId: row.promo_id, site }, isAdult, now));
    const addition = { handle: row.handle, pseudonym, limit: config.entryLimit };
    const added = await addEntries(tx, entrant, { ...addition, ...step, ...occasionOf(step, entrant, now) }, now);
    if (added === undefined) throw closed();
    if (!before) {
      await enterPaidOrders(tx, giveaway, entrant, pseudonym, now);
      await confirmEntry(shop, tx, giveaway, { accountId, site });
    }
    const standing = await readStanding(tx, giveaway, accountId, now);
    if (added === 0 && !standing.done.includes(step.action)) throw limitReached(config.entryLimit);
    return { added, standing };
  });
}

/** @throws PROMO_USER_LIMIT where another account of the same mailbox takes part */
async function requireOwnTurn(
  shop: ShopContext,
  tx: Tx,
  { accountId, promoId }: { readonly accountId: string; readonly promoId: string },
): Promise<void> {
  const { email } = await tx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (!(await claimTurn(shop, tx, { what: `giveaway ${promoId}`, email, holder: accountId }))) {
    const message = 'You’ve already entered with another account for this mailbox.';
    throw new ShopError('PROMO_USER_LIMIT', { message });
  }
}

function refuseUnlessOpen({ state }: Giveaway): void {
  if (state === 'COMING') throw new ShopError('PROMO_NOT_STARTED', { message: 'Entries are not open yet.' });
  if (state !== 'OPEN') throw closed();
}

const closed = () => new ShopError('PROMO_ENDED', { message: 'Entries are closed.' });
const notEligible = () =>
  new ShopError('PROMO_ELIGIBILITY', { message: 'Employees can’t enter the shop’s own draws.' });
const limitReached = (limit: number) =>
  new ShopError('PROMO_USER_LIMIT', { message: `You already have all ${limit} entries a member can have.` });
const unconfirmedAge = (minAge: number) =>
  new ShopError('BAD_REQUEST', {
    fields: [{ path: 'isAdult', rule: 'required', message: `Please confirm that you are ${minAge} or older` }],
  });

function acceptStep({ steps }: GiveawayConfig, { action, proof }: Request): GiveawayStep {
  const step = steps.find((each) => each.action === action);
  if (!step) {
    throw new ShopError('BAD_REQUEST', {
      fields: [{ path: 'action', rule: 'oneOf', message: 'This giveaway doesn’t have that step' }],
    });
  }
  if (step.action === 'QUIZ' && proof !== step.answer) {
    const message = proof === undefined ? 'Please choose an answer' : 'That’s not it. Please try another answer';
    throw new ShopError('BAD_REQUEST', { fields: [{ path: 'proof', rule: 'answer', message }] });
  }
  return step;
}
