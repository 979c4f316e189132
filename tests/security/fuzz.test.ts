import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeApp } from '#server/app.ts';
import { demoShopper } from '#server/seed/demo-shopper.ts';
import { handlers } from '#server/routes/handlers.ts';
import { startSession } from '#server/shop/account/sessions/start-session.ts';
import { testEngine } from '#server/testing/engine.ts';
import { logInMember, testClient } from '#server/testing/test-member.ts';
import { type Asked, askingOf, identities, type Identity, isForbidden } from './asking.ts';
import { type Caller, type ContractApi, openContractApi, operation, operations } from './contract-api.ts';
import { type Fault, judge } from './judge.ts';
import type { Words } from './schema-values.ts';

/** All of them are a hundred thousand over both engines; each is asked other things. */
const [most, seed] = testEngine() === 'sqlite' ? [88_000, 20_261_121] : [12_000, 20_261_122];
const isWhole = inject('share') === 1;
const requests = isWhole ? most : most / 160;
/** Of one operation in a row, so that what one has changed is met by the next. */
const atATime = isWhole ? 10 : 5;
/** A password hash takes as long as thirty other requests. */
const costly = ['login', 'register', 'resetPassword', 'changePassword', 'changeEmail', 'requestDeletion', 'keepOrder'];
const costlyRounds = isWhole ? 6 : 1;

let api: ContractApi;
let callers: Record<Identity, Caller>;
let words: Words;
let privateWords: readonly string[];

const logIn = async (): Promise<string> => {
  const { db } = api.shop;
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', demoShopper.email)
    .executeTakeFirstOrThrow();
  return (await startSession(api.shop, db, id, testClient)).token;
};

beforeAll(async () => {
  api = await openContractApi();
  const { db } = api.shop;
  const orders = await db.selectFrom('orders').select('order_no').execute();
  const payments = await db.selectFrom('payments').select('payment_no').execute();
  const addresses = await db.selectFrom('addresses').select(['id', 'line1', 'phone']).execute();
  const skus = await db.selectFrom('skus').select(['sku', 'spu']).orderBy('sku').limit(40).execute();
  callers = { nobody: {}, member: { token: await logIn() }, other: { token: (await logInMember(api.shop)).token } };
  privateWords = addresses.flatMap(({ line1, phone }) => [line1, phone]);
  const rmas = await db.selectFrom('rmas').select('rma_no').execute();
  words = {
    orderNo: orders.map(({ order_no }) => order_no),
    rmaNo: rmas.map(({ rma_no }) => rma_no),
    paymentNo: payments.map(({ payment_no }) => payment_no),
    id: addresses.map((address) => address.id),
    addressId: addresses.map((address) => address.id),
    sku: skus.map(({ sku }) => sku),
    skus: skus.map(({ sku }) => sku),
    spu: skus.map(({ spu }) => spu),
    email: [demoShopper.email, 'nobody@lampyris.test'],
    country: ['US', 'DE', 'JP', 'GB'],
    provider: ['sandbox'],
    site: ['US', 'EU', 'JA'],
  };
});
afterAll(() => api.close());

const callerOf = async ({ operation: { id, schemes }, as }: Asked): Promise<Caller> => {
  // Whoever logs out must not end the session of everybody else; operators prove themselves like members.
  if (id === 'logout' && as !== 'nobody') return { token: await logIn() };
  if (schemes.has('operator')) return as === 'member' ? { operatorKey: api.shop.operatorKey } : callers[as];
  return callers[as];
};

const shown = ({ operation: { id }, as, parts }: Asked): string => JSON.stringify({ id, as, ...parts }).slice(0, 1_000);

describe('whatever is asked', () => {
  it(`${requests} times, the shop answers within its contract and never breaks [S7.envelope.01]`, async () => {
    const counted = { sent: 0, mutants: 0, forbidden: 0, accepted: 0 };
    const asOf: Record<Identity, number> = { nobody: 0, member: 0, other: 0 };
    const faults: { readonly fault: Fault; readonly request: string; readonly raw: string }[] = [];
    const asking = operations.map((one) => [one, askingOf(one, words)] as const);
    for (let round = 0; counted.sent < requests && faults.length < 5; round += 1) {
      for (const [index, [one, arbitrary]] of asking.entries()) {
        if (costly.includes(one.id) && round >= costlyRounds) continue;
        for (const request of fc.sample(arbitrary, { numRuns: atATime, seed: seed + round * 1_000 + index })) {
          const answer = await api.send(one, request.parts, await callerOf(request));
          for (const fault of judge(request, answer, privateWords)) {
            faults.push({ fault, request: shown(request), raw: answer.raw.slice(0, 500) });
          }
          counted.sent += 1;
          counted.mutants += request.mutant ? 1 : 0;
          counted.forbidden += isForbidden(request) ? 1 : 0;
          counted.accepted += answer.status === 200 ? 1 : 0;
          asOf[request.as] += 1;
        }
      }
    }
    expect(faults).toEqual([]);
    expect(counted.sent).toBeGreaterThanOrEqual(requests);
    expect(counted.mutants / counted.sent).toBeCloseTo(0.6, 1);
    // A run in which everything is refused, or nothing is wrong, would prove little.
    expect(counted.forbidden).toBeGreaterThan(counted.sent / 4);
    expect(counted.accepted).toBeGreaterThan(counted.sent / 8);
    // Nothing that was asked has ended a session: until the end, three different people have been asking.
    for (const as of ['member', 'other'] as const) {
      expect((await api.send(operation('getUserInfo'), {}, callers[as])).status).toBe(200);
    }
    for (const identity of identities) expect(asOf[identity]).toBeGreaterThan(counted.sent / 4);
    const secrets = Object.values(callers).flatMap(({ token }) => token ?? []);
    for (const secret of [...secrets, api.shop.operatorKey]) expect(api.logged()).not.toContain(secret);
  });
});

describe('a shop at fault', () => {
  const ask = (id: string, body?: unknown): Asked => ({
    operation: operation(id),
    as: 'other',
    mutant: false,
    parts: body === undefined ? {} : { body },
  });

  it('is found out: it breaks, answers otherwise than promised, and reveals what is private', async () => {
    const app = await makeApp({
      shop: { ...api.shop, config: { ...api.shop.config, validateReplies: false } },
      handlers: {
        ...handlers,
        getHotTerms: () => Promise.reject(new Error('broken on purpose')),
        listMarkets: () => Promise.resolve({ list: [{ key: 'US' }] }),
        initClient: () => Promise.resolve({ clientId: privateWords[0] }),
      },
    });
    const found = async (id: string) => {
      const request = ask(id);
      const reply = await app.inject({ method: 'GET', url: request.operation.path });
      const answer = { ...reply.json(), httpStatus: reply.statusCode, raw: reply.body, isEnvelope: true };
      return judge(request, answer, privateWords);
    };
    expect(await found('getHotTerms')).toEqual(['broken']);
    expect(await found('listMarkets')).toEqual(['off the contract']);
    expect(await found('initClient')).toEqual(['off the contract', 'told what is private']);
    expect(await found('getCategoryTree')).toEqual([]);
    await app.close();
  });

  it.each([
    ['login', { email: 'a@b.c', password: 'x', admin: true }],
    ['login', { email: 'a@b.c' }],
    ['addCartLine', { sku: 'A', quantity: '1' }],
    ['requestDeletion', { password: 'x', ticket: 'y' }],
    ['changeUserInfo', {}],
  ])('is found out when it takes what the contract forbids: %s %j', async (id, body) => {
    const request = ask(id, body);
    const answer = { httpStatus: 200, status: 200, data: {}, isEnvelope: false, raw: '' };
    expect(judge(request, answer, privateWords)).toEqual(['accepted what is forbidden']);
    expect((await api.send(request.operation, request.parts, callers.other)).status).toBe(400);
  });
});
