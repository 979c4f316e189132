import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRecord } from '#server/contract/json.ts';
import { checksOf } from '#server/contract/validators.ts';
import { logInMember } from '#server/testing/test-member.ts';
import { type Caller, type ContractApi, openContractApi, operations } from './contract-api.ts';
import { everyRow } from './every-row.ts';
import { valuesOf } from './schema-values.ts';

let api: ContractApi;
let caller: Caller;
let rows: Awaited<ReturnType<typeof everyRow>>;
beforeAll(async () => {
  api = await openContractApi();
  caller = { token: (await logInMember(api.shop)).token, operatorKey: api.shop.operatorKey };
  rows = await everyRow(api.shop.db);
});
afterAll(() => api.close());

const coveted = { price: 1, total: { amount: 1, currency: 'USD' }, status: 'PAID', accountId: 'somebody', paid: true };

/** Objects that hold whatever names the sender likes, and whose handler takes none of them for a fact. */
const maps: Readonly<Record<string, readonly string[]>> = {
  recallPayment: ['params'],
  receiveWebhook: [''],
  receiveParcelNews: [''],
  reportFault: ['data'],
};
const isFree = (id: string, at: string): boolean =>
  maps[id]?.some((place) => at === place || (place !== '' && at.startsWith(place))) ?? false;

/** Copies of a body, each with one object of it enriched; `at` is the dotted place of that object. */
function* enriched(value: unknown, at = ''): Generator<{ readonly at: string; readonly body: unknown }> {
  if (isRecord(value)) {
    yield { at, body: { ...value, ...coveted } };
    for (const [name, inner] of Object.entries(value)) {
      for (const { at: place, body } of enriched(inner, at === '' ? name : `${at}.${name}`)) {
        yield { at: place, body: { ...value, [name]: body } };
      }
    }
  }
  if (Array.isArray(value)) {
    for (const [index, inner] of value.entries()) {
      for (const { at: place, body } of enriched(inner, `${at}[]`)) {
        yield { at: place, body: value.toSpliced(index, 1, body) };
      }
    }
  }
}

const withBody = operations.filter(({ body }) => body?.json);

describe('a request that holds more than the contract asks', () => {
  it.each(withBody.map((tested) => [tested.id, tested] as const))('is refused whole: %s', async (id, tested) => {
    const samples = fc.sample(valuesOf(tested.body?.schema), { numRuns: 6, seed: 42 });
    const bodies = samples.flatMap((sample) => [...enriched(sample)].filter(({ at }) => !isFree(id, at)));
    if (!maps[id]?.includes('')) expect(bodies.length).toBeGreaterThan(0);
    expect(samples.flatMap((sample) => checksOf(tested).body(sample))).toEqual([]);
    for (const { body } of bodies) {
      const answer = await api.send(tested, { body, headers: { 'idempotency-key': randomUUID() } }, caller);
      expect(answer).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    }
  });

  it('changes no row, whatever it was sent to', async () => {
    expect(await everyRow(api.shop.db)).toEqual(rows);
  });
});
