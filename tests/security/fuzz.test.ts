import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '#server/contract/contract.ts';
import { checksOf } from '#server/contract/validators.ts';
import { demoShopper } from '#server/db/seed/demo-shopper.ts';
import { testEngine } from '#server/testing/engine.ts';
import { startSession } from '#server/shop/account/start-session.ts';
import { accessKeyOf } from '#server/shop/checkout/access-key.ts';
import { type Caller, type ContractApi, openContractApi, operations, type Wish } from './contract-api.ts';
import { mutantsOf } from './mutants.ts';
import { type Words, valuesOf } from './schema-values.ts';

const requests = testEngine() === 'sqlite' ? 4_000 : 1_500;
/** Each engine is asked other things; a failure prints the seed and the path to repeat it with. */
const seed = testEngine() === 'sqlite' ? 20_261_121 : 20_261_122;

let api: ContractApi;
let callers: readonly Caller[];
let words: Words;

beforeAll(async () => {
  api = await openContractApi();
  const { shop } = api;
  const { db } = shop;
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', demoShopper.email)
    .executeTakeFirstOrThrow();
  const orders = await db.selectFrom('orders').select('order_no').execute();
  const payments = await db.selectFrom('payments').select('payment_no').execute();
  const addresses = await db.selectFrom('addresses').select('id').execute();
  const skus = await db.selectFrom('skus').select(['sku', 'spu']).orderBy('sku').limit(40).execute();
  const { token } = await startSession(shop, db, id, { clientId: 'test-client', userAgent: 'test', ip: '10.0.0.1' });
  callers = [
    {},
    { token },
    { orderKey: accessKeyOf(shop, orders[0]?.order_no ?? '') },
    { operatorKey: shop.operatorKey },
  ];
  words = {
    orderNo: orders.map(({ order_no }) => order_no),
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

/** Log-out would end the session that the other requests need. */
const fuzzed = operations.filter(({ id }) => !['logout', 'changePassword', 'requestDeletion'].includes(id));

const placed = ({ parameters }: Operation, where: string): Arbitrary<Record<string, unknown>> => {
  const here = parameters.filter((parameter) => parameter.in === where);
  const properties = Object.fromEntries(here.map(({ name, schema }) => [name, schema]));
  const required = here.filter((parameter) => parameter.required).map(({ name }) => name);
  return valuesOf({ type: 'object', properties, required }, words).map((value) => ({ ...Object(value) }));
};

interface Asked {
  readonly operation: Operation;
  readonly wish: Wish;
  readonly caller: number;
}

/** Half of the bodies and of the queries have something wrong. */
const asking = (operation: Operation): Arbitrary<Asked> => {
  const query = placed(operation, 'query');
  const body = valuesOf(operation.body?.schema, words);
  const rightful = fc.constant(operation.schemes.has('operator') ? 3 : 1);
  return fc
    .record({
      params: placed(operation, 'path'),
      query: fc.oneof(query, mutantsOf(query)),
      body: operation.body?.json ? fc.oneof(body, mutantsOf(body)) : fc.constant(undefined),
      headers: fc.uuid().map((key) => ({ 'idempotency-key': key })),
      caller: fc.oneof({ weight: 3, arbitrary: rightful }, fc.nat({ max: 3 })),
    })
    .map(({ caller, query: asks, ...rest }) => {
      const wish: Wish = { ...rest, query: { ...Object(asks) } };
      const shown = JSON.stringify({ operation: operation.id, caller, ...wish });
      // Printed instead of the operation with all its schemas when a test fails.
      return { operation, caller, wish, [fc.toStringMethod]: () => shown };
    });
};

describe('whatever is asked', () => {
  it(`${requests} times, the shop answers within its contract and never breaks`, { timeout: 240_000 }, async () => {
    const anything = fc.oneof(...fuzzed.map(asking));
    const property = fc.asyncProperty(anything, async (asked) => {
      const { operation, wish, caller } = asked;
      const answer = await api.send(operation, wish, callers[caller]);
      const { reply, body } = checksOf(operation);
      const wrong =
        answer.isEnvelope && answer.httpStatus < 300 && operation.reply ? reply(JSON.parse(answer.raw)) : [];
      const accepted = answer.status === 200 && wish.body !== undefined && body(structuredClone(wish.body)).length > 0;
      const broken = answer.status >= 500 ? answer.raw : undefined;
      expect({ broken, wrong, accepted }).toEqual({ broken: undefined, wrong: [], accepted: false });
    });
    await fc.assert(property, { numRuns: requests, seed });
  });
});
