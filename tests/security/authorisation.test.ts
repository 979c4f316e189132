import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoShopper } from '#server/seed/demo-shopper.ts';
import { startSession } from '#server/shop/account/sessions/start-session.ts';
import { accessKeyOf } from '#server/shop/orders/access-key.ts';
import { logInMember, testClient } from '#server/testing/test-member.ts';
import { coinOperations } from './coin-operations.ts';
import {
  type Caller,
  type ContractApi,
  openContractApi,
  operation,
  operations,
  type RequestParts,
} from './contract-api.ts';
import { everyRow } from './every-row.ts';
import { ownedThings } from './owned-things.ts';
import { promotionOperations } from './promotion-operations.ts';
import { questionOperations } from './question-operations.ts';
import { ticketOperations } from './ticket-operations.ts';
import { winPrize } from './won-prize.ts';
import { writeQuestions } from './written-questions.ts';

let api: ContractApi;
/** What the owner has and nobody else may see or change. */
const mine = {
  accountId: '',
  orderNo: '',
  paymentNo: '',
  addressId: '',
  cardId: '',
  lineId: '',
  sessionId: '',
  questionId: '',
  prizeId: '',
};
const callers: Record<Who | 'otherKey', Caller> = {
  owner: {},
  other: {},
  refresh: {},
  operator: {},
  loggedOut: {},
  expired: {},
  garbage: { token: 'at_no-such-token' },
  nobody: {},
  otherKey: {},
};

const logIn = async (accountId: string): Promise<Caller> => ({
  token: (await startSession(api.shop, api.shop.db, accountId, testClient)).token,
});

beforeAll(async () => {
  api = await openContractApi();
  const { shop } = api;
  const { db } = shop;
  const { id: accountId } = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', demoShopper.email)
    .executeTakeFirstOrThrow();
  callers.owner = await logIn(accountId);
  callers.other = { token: (await logInMember(shop)).token };
  callers.refresh = { token: (await startSession(shop, db, accountId, testClient)).refreshToken };
  callers.operator = { operatorKey: shop.operatorKey };
  callers.loggedOut = await logIn(accountId);
  await api.send(operation('logout'), { body: {} }, callers.loggedOut);
  callers.expired = await logIn(accountId);
  // The youngest session runs out; the others live on.
  const { id } = await db.selectFrom('sessions').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  await db.updateTable('sessions').set({ token_expire_time: shop.clock.now() }).where('id', '=', id).execute();

  const { family_id: sessionId } = await db
    .selectFrom('sessions')
    .select('family_id')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .executeTakeFirstOrThrow();

  const orders = await db.selectFrom('orders').select('order_no').where('account_id', '=', accountId).execute();
  const [first, second] = orders.map(({ order_no }) => order_no);
  const payment = await db
    .selectFrom('payments')
    .select(['payment_no', 'order_no'])
    .where(
      'order_no',
      'in',
      orders.map(({ order_no }) => order_no),
    )
    .executeTakeFirstOrThrow();
  const address = await db
    .selectFrom('addresses')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { id: lineId } = await db
    .selectFrom('order_lines')
    .select('id')
    .where('order_no', '=', payment.order_no)
    .executeTakeFirstOrThrow();
  const cardId = shop.newId();
  Object.assign(mine, {
    accountId,
    orderNo: payment.order_no,
    paymentNo: payment.payment_no,
    addressId: address.id,
    cardId,
    lineId,
    sessionId,
    prizeId: await winPrize(shop, accountId),
    questionId: await writeQuestions(shop, { accountId, author: 'Demo', motive: 'I know lamps.' }),
  });
  const otherOrder = first === payment.order_no ? second : first;
  callers.otherKey = { orderKey: accessKeyOf(shop, otherOrder ?? '') };
});
afterAll(() => api.close());

const webhookRequest: RequestParts = { params: { provider: 'sandbox' } };

/** Everybody who may turn up, by what they show. */
const everybody = ['nobody', 'other', 'refresh', 'expired', 'loggedOut', 'garbage', 'owner', 'operator'] as const;
type Who = (typeof everybody)[number];
type Verdict = 'let in' | 'UNAUTHORIZED' | 'FORBIDDEN';

const dead = {
  refresh: 'UNAUTHORIZED',
  expired: 'UNAUTHORIZED',
  loggedOut: 'UNAUTHORIZED',
  garbage: 'UNAUTHORIZED',
} as const;

/** Who gets past the door, by the kind of door; what they may do behind it, the tests further down ask. */
const audiences: Readonly<Record<string, Readonly<Record<Who, Verdict>>>> = {
  open: {
    ...{ nobody: 'let in', other: 'let in', owner: 'let in', operator: 'let in' },
    // No token is asked for, so none is looked at; but a refresh token has no business anywhere else.
    ...{ refresh: 'UNAUTHORIZED', expired: 'let in', loggedOut: 'let in', garbage: 'let in' },
  },
  guests: { nobody: 'let in', other: 'let in', owner: 'let in', operator: 'let in', ...dead },
  members: { nobody: 'UNAUTHORIZED', other: 'let in', owner: 'let in', operator: 'UNAUTHORIZED', ...dead },
  refresh: {
    ...{ nobody: 'UNAUTHORIZED', other: 'UNAUTHORIZED', owner: 'UNAUTHORIZED', operator: 'UNAUTHORIZED' },
    ...{ refresh: 'let in', expired: 'UNAUTHORIZED', loggedOut: 'UNAUTHORIZED', garbage: 'UNAUTHORIZED' },
  },
  operators: {
    ...{ nobody: 'FORBIDDEN', other: 'FORBIDDEN', owner: 'FORBIDDEN', operator: 'let in' },
    ...{ refresh: 'UNAUTHORIZED', expired: 'FORBIDDEN', loggedOut: 'FORBIDDEN', garbage: 'FORBIDDEN' },
  },
};

/** Written by hand, so that a slip in the contract is not repeated here: a new operation without a line fails. */
const behind: Readonly<Record<string, readonly string[]>> = {
  open: [
    'checkEmail',
    'sendCode',
    'checkCode',
    'register',
    'resetPassword',
    'login',
    'listMarkets',
    'reportFault',
    'lookupOrder',
    'mailPreferencesLink',
    'recallPayment',
    'receiveWebhook',
    'receiveParcelNews',
    'readInbox',
    ...ticketOperations.open,
  ],
  guests: [
    'initClient',
    'reportPageTime',
    'getHomeLayout',
    'getPolicy',
    'listPolicies',
    'getCategoryTree',
    'listLaunches',
    'listWallLamps',
    'listProducts',
    'suggest',
    'getHotTerms',
    'getProduct',
    'getPriceDetail',
    'getWarranty',
    'getEfficiency',
    'getProductSheet',
    'getManual',
    'recommend',
    'listReviews',
    'getCouponCenter',
    'listCouponProducts',
    'getCouponRules',
    'getNewerCoupon',
    'listCollections',
    'getCollection',
    'subscribeStock',
    'reportReview',
    'confirmStock',
    'getStock',
    'quoteCart',
    'checkInventory',
    'previewOrder',
    'createOrder',
    'estimateShipping',
    'getMailPreferences',
    'changeMailPreferences',
    'getAddressSchema',
    ...coinOperations.guests,
    ...promotionOperations.guests,
    ...questionOperations.guests,
    ...ticketOperations.guests,
  ],
  members: [
    'logout',
    'getUserInfo',
    'changeUserInfo',
    'getSuInfo',
    'listSavvyPoints',
    ...(['changePassword', 'changeEmail', 'sendEmailProof', 'confirmEmail'] as const),
    ...(['requestDeletion', 'cancelDeletion', 'exportData'] as const),
    ...(['listSessions', 'endSession', 'endOtherSessions'] as const),
    'uploadMedia',
    ...coinOperations.members,
    ...promotionOperations.members,
    ...questionOperations.members,
    'getShareCode',
    'bindShareCode',
    ...(['listCoupons', 'claimCoupon', 'redeemCoupon'] as const),
    'createReview',
    'voteHelpful',
    ...(['listFavourites', 'addFavourite', 'removeFavourite'] as const),
    'getCart',
    'addCartLine',
    'updateCartLines',
    'deleteCartLines',
    ...(['mergeCart', 'withdrawMerge'] as const),
    'getCartQuantity',
    'listOrders',
    'listPurchases',
    'getOrder',
    'getRevokeOptions',
    'revokeOrder',
    'confirmReceipt',
    'rebuy',
    'changeOrderAddress',
    'removeProtection',
    'getCompleted',
    'keepOrder',
    'getBill',
    'nameBuyer',
    'getBillPdf',
    'getRmaEligibility',
    'previewRma',
    'applyRma',
    'listRmas',
    'getRma',
    'cancelRma',
    'shipRma',
    'messageRma',
    'getRmaLabel',
    'getPaymentMethods',
    'createPayment',
    'confirmCard',
    'getPaymentStatus',
    'cancelPayment',
    'listSavedCards',
    'deleteSavedCard',
    'listAddresses',
    'getAddress',
    'createAddress',
    'changeAddress',
    'deleteAddress',
  ],
  refresh: ['refreshToken'],
  operators: [
    'releaseOrder',
    'shipOrder',
    'deliverOrder',
    'answerCancelRequest',
    'receiveReturn',
    'refundOrder',
    'setStock',
    'getSkuStock',
    'importPrices',
  ],
};
const endsSessions = ['logout', 'endOtherSessions'];
const audienceOf = (id: string): string =>
  Object.keys(behind).find((audience) => behind[audience]?.includes(id)) ?? 'none';

describe('the matrix of operations and callers', () => {
  it('has a line for every operation, and no other', () => {
    expect(Object.values(behind).flat().toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
  });

  it('says the same as the contract', () => {
    for (const { id, schemes, guestAllowed } of operations) {
      const kinds = [schemes.has('operator'), schemes.has('refresh'), guestAllowed && !schemes.has('bearer')];
      const [operators, refresh, open] = kinds;
      const audience = operators
        ? 'operators'
        : refresh
          ? 'refresh'
          : open
            ? 'open'
            : guestAllowed
              ? 'guests'
              : 'members';
      expect([id, audienceOf(id)]).toEqual([id, audience]);
    }
  });
});

describe.each(operations.map((tested) => [tested.id, tested] as const))('%s', (id, tested) => {
  it.each(everybody)('answers %s as its access rule says', async (who) => {
    const expected = audiences[audienceOf(id)]?.[who];
    const isRefresh = tested.schemes.has('refresh');
    // The operation that rotates tokens takes the refresh token in its body, too; who comes with another one is refused.
    const shownToken = callers[who].token ?? 'rt_none';
    const body = isRefresh ? { refreshToken: shownToken, clientId: 'test-client' } : webhookRequest.body;
    // A member who logs out here would be locked out of the next door.
    const caller =
      endsSessions.includes(id) && (who === 'owner' || who === 'other')
        ? { token: (await logInMember(api.shop)).token }
        : callers[who];
    const { code } = await api.send(tested, body === undefined ? webhookRequest : { ...webhookRequest, body }, caller);
    if (expected === 'let in') expect(['UNAUTHORIZED', 'FORBIDDEN']).not.toContain(code);
    else expect([code, expected]).toEqual([expected, expected]);
  });
});

describe('a control', () => {
  it('is let in nowhere else: every verdict of the matrix is met, and no caller is what they are not', async () => {
    const verdicts = new Set(Object.values(audiences).flatMap((verdictOf) => Object.values(verdictOf)));
    expect(verdicts).toEqual(new Set(['let in', 'UNAUTHORIZED', 'FORBIDDEN']));
    const tested = operation('getUserInfo');
    expect((await api.send(tested, {}, callers.owner)).data).toMatchObject({ accountId: mine.accountId });
    expect((await api.send(tested, {}, callers.other)).data).not.toMatchObject({ accountId: mine.accountId });
  });
});

const owned = ownedThings(mine);

const namesAThing = (tested: (typeof operations)[number]): boolean => {
  const text = JSON.stringify([
    tested.parameters.map(({ name }) => name),
    Object.keys(Object(tested.body?.schema.properties)),
  ]);
  return !tested.schemes.has('operator') && /"(orderNo|paymentNo|id)"/.test(text);
};
/** They prove by other means that the caller may: the email of the order, a signed state. */
const provesOtherwise = ['lookupOrder', 'recallPayment'];
/** The id is that of a promotion, which is everybody's. */
const namesAPromotion = [
  'getEarlyBird',
  'getDepositCampaign',
  'reserveByDeposit',
  'getCrowdProject',
  'followCrowdProject',
  'confirmCrowdFollower',
  'unfollowCrowdProject',
];

describe('a thing of mine', () => {
  it('is named by no operation that these tests forget', () => {
    const naming = operations.filter(namesAThing).map(({ id }) => id);
    expect(naming.filter((id) => ![...provesOtherwise, ...namesAPromotion].includes(id)).toSorted()).toEqual(
      Object.keys(owned).toSorted(),
    );
  });

  it.each(['getOrder', 'getBill', 'getCompleted', 'getPaymentMethods', 'getPaymentStatus', 'getAddress'])(
    'is there for me: %s',
    async (id) => {
      const answer = await api.send(operation(id), owned[id]?.(), callers.owner);
      expect(['UNAUTHORIZED', 'NOT_FOUND', 'BAD_REQUEST']).not.toContain(answer.code);
    },
  );

  it.each(Object.keys(owned))('does not exist for another member, nor for the key of another order: %s', async (id) => {
    const tested = operation(id);
    const before = await everyRow(api.shop.db);
    const answer = await api.send(tested, owned[id]?.(), callers.other);
    expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND', data: null });
    if (tested.schemes.has('orderKey')) {
      const byKey = await api.send(tested, owned[id]?.(), callers.otherKey);
      expect(byKey).toMatchObject({ status: 404, code: 'NOT_FOUND', data: null });
    }
    expect(await everyRow(api.shop.db)).toEqual(before);
  });

  it('is refused as a part of an order of somebody else', async () => {
    const body = { source: 'CART', lines: [{ sku: 'LM-DOME-VERMILION', quantity: 1 }], addressId: mine.addressId };
    const { raw } = await api.send(operation('previewOrder'), { body }, callers.other);
    expect(raw).not.toContain('Lakeside');
  });
});
