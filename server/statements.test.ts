import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OperationId } from '../openapi/operation-types.ts';
import { contractFile } from './places.ts';
import { readContract } from './contract/contract.ts';
import { handlers } from './routes/handlers.ts';
import { checkoutOf } from './shop/checkout/checkout-fixture.ts';
import { answeredStatements } from './testing/answered-statements.ts';
import { openTestApi, type TestApi } from './testing/test-api.ts';
import { logInMember, type TestMember } from './testing/test-member.ts';
import { openTestShop, type TestShop } from './testing/test-shop.ts';

/**
 * How many statements an operation asks when it was asked before and nothing was written since: by a guest, and by a member
 * with an order and three lines in the cart, whose session is one of them. A number may only fall: what a request needs is
 * read with what is read already, or kept while nothing of it changes (decision 154).
 */
const guests = {
  listProducts: 0,
  getProduct: 1,
  getHomeLayout: 1,
  suggest: 1,
  recommend: 0,
  getCategoryTree: 0,
  getHotTerms: 0,
  getPriceDetail: 11,
  getWarranty: 0,
  listLaunches: 0,
  listWallLamps: 0,
  listCollections: 0,
  getStock: 1,
  estimateShipping: 1,
  initClient: 0,
  listMarkets: 0,
  checkEmail: 1,
  getAddressSchema: 0,
  listCoinTasks: 1,
  readCoinRule: 0,
  listCoinExchange: 2,
  getCouponCenter: 4,
  getCouponRules: 1,
  getNewerCoupon: 2,
  listActivities: 4,
  listDraws: 2,
  listSuits: 6,
  listSuitsOfProduct: 4,
  readFlashSale: 2,
  listDepositCampaigns: 2,
  listInterestProjects: 3,
  listCrowdProjects: 4,
  getNewUserOffer: 4,
  getDollMachine: 3,
  getPolicy: 1,
  listPolicies: 1,
  searchHelp: 1,
  resolveHelpLink: 0,
  getSupportHome: 3,
  getProductHelp: 4,
  getTopicHelp: 2,
  getHelpVote: 1,
  listReviews: 4,
  listQuestions: 4,
  findSimilarQuestions: 1,
  getTicketDesk: 0,
  listTickets: 2,
} satisfies Partial<Record<OperationId, number>>;

const members = {
  listProducts: 1,
  getProduct: 2,
  getHomeLayout: 2,
  recommend: 1,
  getCart: 2,
  getCartQuantity: 2,
  listOrders: 3,
  getOrder: 18,
  listPurchases: 3,
  getRevokeOptions: 5,
  getCompleted: 4,
  getBill: 5,
  getPaymentMethods: 4,
  listSavedCards: 2,
  listAddresses: 2,
  getRmaEligibility: 7,
  listRmas: 3,
  getUserInfo: 10,
  getSuInfo: 3,
  listSessions: 2,
  listSavvyPoints: 3,
  getShareCode: 4,
  getMailPreferences: 4,
  readCoinSummary: 5,
  listCoinTasks: 12,
  listCoinDetails: 5,
  readCoinRule: 5,
  listCoinExchange: 4,
  listCoupons: 6,
  getCouponCenter: 6,
  listPrizes: 3,
  listDepositReservations: 2,
  listDollPlays: 2,
  getDollMachine: 11,
  getNewUserOffer: 12,
  listInterestProjects: 9,
  readFlashSale: 5,
  getPriceDetail: 17,
  getAnswererStatus: 5,
  getQaSpace: 8,
  listDrafts: 2,
  listFavourites: 2,
  exportData: 55,
  listTickets: 3,
} satisfies Partial<Record<OperationId, number>>;

/** Not counted: read with a code or a value that is not among `values`, or by others than shoppers. */
const uncounted: readonly OperationId[] = [
  'listCoinTaskProducts',
  'getSuit',
  'getEfficiency',
  'getManual',
  'getProductSheet',
  'getCollection',
  'getQuestion',
  'listComments',
  'listCouponProducts',
  'getCampaign',
  'listEarlyBirds',
  'getEarlyBird',
  'getDepositCampaign',
  'previewBalance',
  'getWinners',
  'getDrawFile',
  'getInterestProject',
  'getGiveaway',
  'listGiveawayEntries',
  'getCrowdProject',
  'cancelOrderTogetherPrize',
  'getBillPdf',
  'getTicket',
  'getRma',
  'getRmaLabel',
  'getPaymentStatus',
  'getAddress',
  'getSkuStock',
  'readInbox',
];

const values: Readonly<Record<string, string | number>> = {
  email: 'nobody@lampyris.test',
  spu: 'LM-CUBE',
  sku: 'LM-CUBE-1',
  skus: 'LM-CUBE-1',
  model: 'LM-CUBE',
  quantity: 1,
  q: 'lamp',
  scene: 'PDP',
  key: 'privacy',
  topicId: 'orders',
  faqId: 'none',
  tab: 'QUESTIONS',
  kind: 'QUESTION',
  target: 'none',
  status: 'LIVE',
  country: 'US',
};
/** Parameters that an operation does not require, but gets here. */
const chosen: Readonly<Partial<Record<OperationId, readonly string[]>>> = { getProduct: ['spu'], recommend: ['spu'] };

let statements = 0;
const counter = answeredStatements(() => (statements += 1));

let shop: TestShop;
let api: TestApi;
let member: TestMember;
let orderNo: string;
beforeAll(async () => {
  shop = await openTestShop({ seeded: true });
  const { durable, relaxed } = shop.database.writers;
  const writers = { durable: durable.withPlugin(counter), relaxed: relaxed.withPlugin(counter) };
  const db = shop.db.withPlugin(counter);
  const open = { shop: { ...shop, db, database: { ...shop.database, db, writers } } };
  api = await openTestApi(open.shop, handlers);
  member = await logInMember(shop);
  const lines = [{ sku: 'LM-ORB-A60-2', quantity: 1, buyType: 0 } as const];
  const visit = { member, clientId: 'test-client' };
  const { quote, create } = checkoutOf({
    ...open,
    api,
    member: async () => member,
    offer: async () => {},
    close: api.close,
  });
  const { quoteHash } = await quote([...lines], visit, { source: 'BUY_NOW' });
  ({ orderNo } = (await create([...lines], quoteHash, visit, { source: 'BUY_NOW' })).data);
  for (const sku of ['LM-CUBE-1', 'LM-ORB-A60-2', 'LM-DOME-VERMILION'])
    await api.ok('addCartLine', { token: member.token, body: { sku, quantity: 1, buyType: 0 } });
});
afterAll(async () => {
  await api.close();
  await shop.close();
});

/** The statements of each operation of a table, asked once more than it needs to know what it keeps. */
async function counted(table: Readonly<Partial<Record<OperationId, number>>>, token?: string) {
  const contract = await readContract(contractFile);
  const counts: Record<string, number> = {};
  for (const { id, parameters } of contract.filter((operation) => operation.id in table)) {
    const names = parameters.filter((one) => one.in === 'query' && one.required).map(({ name }) => name);
    const query = Object.fromEntries(
      [...names, ...(chosen[id as OperationId] ?? [])].map((name) => [
        name,
        name === 'orderNo' ? orderNo : values[name],
      ]),
    );
    const call = () => api.ok(id as OperationId, { query, ...(token === undefined ? {} : { token }) });
    await call();
    statements = 0;
    await call();
    counts[id] = statements;
  }
  return counts;
}

it('a guest’s request asks the database as often as its table says', async () => {
  expect(await counted(guests)).toEqual(guests);
});

it('a member’s request asks the database as often as its table says', async () => {
  expect(await counted(members, member.token)).toEqual(members);
});

it('a quote asks the database for the lines in one statement, and a member’s for the session, wallet, level and prizes', async () => {
  const countQuote = async (options: Parameters<typeof api.ok<'previewOrder'>>[1]) => {
    await api.ok('previewOrder', options);
    statements = 0;
    await api.ok('previewOrder', options);
    return statements;
  };
  const lines = [{ sku: 'LM-CUBE-1', quantity: 1, buyType: 0 }];
  expect(await countQuote({ body: { source: 'CART', lines } })).toBe(1);
  expect(await countQuote({ token: member.token, body: { source: 'CART' } })).toBe(7);
});

it('every reading operation of the contract is in a table', async () => {
  const reading = (await readContract(contractFile)).filter(({ method }) => method === 'GET').map(({ id }) => id);
  expect(reading.toSorted()).toEqual(
    [...new Set<string>([...Object.keys(guests), ...Object.keys(members), ...uncounted])].toSorted(),
  );
});
