import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '#server/db/transaction.ts';
import { creditCoins } from '#server/shop/coins/order-coins.ts';
import { logInMember } from '#server/testing/test-member.ts';
import { type Caller, type ContractApi, openContractApi, operation, operations } from './contract-api.ts';
import { everyRow } from './every-row.ts';

/**
 * What an account may call that no mail has proved, written by hand, so that a slip in the contract is not repeated here: its
 * orders and what belongs to them, how it shops, its log-ins, its way to be proved, and its end.
 */
const open = [
  ...['logout', 'getUserInfo', 'changeUserInfo', 'listSessions', 'endSession', 'endOtherSessions', 'initClient'],
  ...['changeEmail', 'sendEmailProof', 'confirmEmail', 'requestDeletion', 'cancelDeletion'],
  ...['getCart', 'addCartLine', 'updateCartLines', 'deleteCartLines', 'mergeCart', 'withdrawMerge', 'getCartQuantity'],
  ...['quoteCart', 'checkInventory', 'estimateShipping', 'previewOrder', 'createOrder'],
  ...['listAddresses', 'getAddress', 'createAddress', 'changeAddress', 'deleteAddress'],
  ...['listOrders', 'listPurchases', 'getOrder', 'getCompleted', 'keepOrder', 'rebuy', 'changeOrderAddress'],
  ...['getRevokeOptions', 'revokeOrder', 'confirmReceipt', 'removeProtection', 'getBill', 'nameBuyer', 'getBillPdf'],
  ...['getRmaEligibility', 'previewRma', 'applyRma', 'listRmas', 'getRma', 'cancelRma', 'shipRma', 'messageRma'],
  ...['getRmaLabel', 'uploadMedia'],
  ...['getPaymentMethods', 'createPayment', 'confirmCard', 'getPaymentStatus', 'cancelPayment'],
  ...['listSavedCards', 'deleteSavedCard'],
  // As a guest's: the mailbox gets a link first.
  'createTicket',
];

/** What a mailed link opens, also where somebody is logged in. */
const byLink = ['getMailPreferences', 'changeMailPreferences'];

/** What gives value to whoever is no guest, or acts for a mailbox, and is open to guests in another way. */
const refusedBesideGuests = ['subscribeStock', 'remindOfPromotion', 'registerInterest', 'followCrowdProject'];

let api: ContractApi;
let unproved: Caller;
let accountId = '';
let email = '';

beforeAll(async () => {
  api = await openContractApi();
  const account = await logInMember(api.shop, { email: 'victim@lampyris.test', isProved: false });
  ({ accountId, email } = account);
  unproved = { token: account.token };
});
afterAll(() => api.close());

const ofMembers = operations.filter(({ schemes }) => schemes.has('bearer'));
const refused = ofMembers.filter(({ id, guestAllowed }) =>
  guestAllowed ? refusedBesideGuests.includes(id) : !open.includes(id),
);
const asGuest = ofMembers.filter((each) => ![...open, ...byLink].includes(each.id) && !refused.includes(each));

describe('an account that no mail has proved', () => {
  it('may call what this list says, and the contract says the same', () => {
    expect(
      ofMembers
        .filter((each) => each.unproved === 'member')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([...open, ...byLink].toSorted());
    expect(ofMembers.filter((each) => each.unproved === 'guest')).toEqual(asGuest);
    expect(ofMembers.filter((each) => each.unproved === 'refused')).toEqual(refused);
  });

  it('is refused everything else, and nothing is written', async () => {
    const before = await everyRow(api.shop.db);
    for (const tested of [...refused, ...byLink.map(operation)]) {
      const { code } = await api.send(tested, tested.body?.json ? { body: {} } : {}, unproved);
      expect([tested.id, code]).toEqual([tested.id, 'AUTH_EMAIL_UNPROVED']);
    }
    expect(await everyRow(api.shop.db)).toEqual(before);
  });

  it('is a guest where the contract says so: the same answer as without a token', async () => {
    for (const tested of asGuest) {
      const request = { params: { spu: 'LM-DOME' }, headers: { 'idempotency-key': randomUUID() } };
      const { status, code } = await api.send(tested, request);
      expect(await api.send(tested, request, unproved), tested.id).toMatchObject({ status, ...(code && { code }) });
    }
  });

  it('is let in to what is open', async () => {
    for (const id of open.filter((each) => !['logout', 'endOtherSessions'].includes(each))) {
      const query = { orderNo: 'LUS00000000' };
      const { code } = await api.send(operation(id), { query }, unproved);
      expect(['UNAUTHORIZED', 'AUTH_EMAIL_UNPROVED'], id).not.toContain(code);
    }
  });

  it('a control: one whose email is proved is refused nothing of it', async () => {
    const proved = { token: (await logInMember(api.shop)).token };
    for (const tested of refused) {
      expect((await api.send(tested, {}, proved)).code, tested.id).not.toBe('AUTH_EMAIL_UNPROVED');
    }
  });

  it('takes no birthday and no opt-in, spends no coins, and writes to the service as a guest', async () => {
    const change = (body: object) => api.send(operation('changeUserInfo'), { body }, unproved);
    expect((await change({ birthday: '1990-05-01' })).code).toBe('AUTH_EMAIL_UNPROVED');
    expect((await change({ marketingOptIn: false })).code).toBe('AUTH_EMAIL_UNPROVED');
    expect((await change({ themeId: 2 })).status).toBe(200);

    const coins = { accountId, amount: 5_000, source: 'STAFF', refNo: 'test' } as const;
    await withTransaction(api.shop, 'durable', (tx) => creditCoins(api.shop, tx, coins));
    const lines = [{ sku: 'LM-DOME-VERMILION', quantity: 1 }];
    const preview = { body: { source: 'BUY_NOW', lines, coinAmount: 100 } };
    expect((await api.send(operation('previewOrder'), preview, unproved)).data).toMatchObject({ coins: { used: 0 } });

    const ticket = { category: 'OTHER', subject: 'Lamp', text: 'It hums.' };
    const written = { body: ticket, headers: { 'idempotency-key': randomUUID() } };
    expect((await api.send(operation('createTicket'), written, unproved)).data).toMatchObject({ state: 'VERIFY' });
    const row = await api.shop.db
      .selectFrom('tickets')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ account_id: null, proved_at: null });
  });
});

describe('what bots make accounts for', () => {
  const ask = async (caller: Caller) => {
    const headers = { 'idempotency-key': randomUUID() };
    await api.send(operation('checkIn'), { body: {} }, caller);
    await api.send(operation('claimNewUserPack'), { body: {}, headers }, caller);
  };

  it('is not won by accounts that no mail has proved, however many there are', async () => {
    const before = await wins();
    for (let index = 0; index < 20; index += 1) {
      const { token } = await logInMember(api.shop, { isProved: false });
      await ask({ token });
    }
    expect(await wins()).toEqual(before);
    // A control: a member gets something for the same calls.
    await ask({ token: (await logInMember(api.shop)).token });
    expect(await wins()).not.toEqual(before);
  });
});

/** The tables of what a bot wants. */
async function wins() {
  const rows = await everyRow(api.shop.db);
  const tables = ['doll_plays', 'prizes', 'giveaway_entries', 'coupons', 'coin_lots', 'new_user_packs'];
  return tables.map((table) => [table, rows[table]]);
}
