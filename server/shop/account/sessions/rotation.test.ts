import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { refreshReplayWindow } from '#rules/limits.ts';
import { accountRoutes } from '#server/routes/account.ts';
import { addressRoutes } from '#server/routes/address.ts';
import { openTestApi, type TestApi } from '#server/testing/test-api.ts';
import { logInMember, testClient } from '#server/testing/test-member.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { startSession, type IssuedTokens } from './start-session.ts';

const histories = 1_000 * inject('share');

let shop: TestShop;
let api: TestApi;
let accountId: string;
const clientId = 'client-of-the-model';

beforeAll(async () => {
  shop = await openTestShop();
  api = await openTestApi(shop, { ...accountRoutes, ...addressRoutes });
  ({ accountId } = await logInMember(shop));
});
afterAll(async () => {
  await api.close();
  await shop.close();
});

const logIn = () => startSession(shop, shop.db, accountId, { ...testClient, id: clientId });

const refresh = async (pair: IssuedTokens, bearer = pair.refreshToken) => {
  const answer = await api.call('refreshToken', {
    token: bearer,
    clientId,
    body: { refreshToken: pair.refreshToken, clientId },
  });
  return answer.status === 200 ? answer.data : undefined;
};

const opens = async (token: string) => (await api.call('getUserInfo', { token, clientId })).status === 200;

/** What the family should do, written without looking at the code: steps by number, one of them newest. */
interface Model {
  steps: { usedAt: number | undefined }[];
  alive: boolean;
}

function expectRefresh(model: Model, step: number, now: number): number | undefined {
  const held = model.steps[step];
  if (!held || !model.alive) return undefined;
  if (held.usedAt === undefined) {
    held.usedAt = now;
    model.steps.push({ usedAt: undefined });
    return step + 1;
  }
  const child = model.steps[step + 1];
  if (now - held.usedAt <= refreshReplayWindow && child?.usedAt === undefined) return step + 1;
  model.alive = false;
  return undefined;
}

const opensInModel = ({ alive, steps }: Model, step: number, now: number): boolean => {
  const usedAt = steps[step]?.usedAt;
  return alive && (usedAt === undefined || now - usedAt <= refreshReplayWindow);
};

type Command = { kind: 'refresh'; back: number; asAccess: boolean } | { kind: 'wait'; ms: number } | { kind: 'logout' };

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('refresh' as const), back: fc.nat({ max: 3 }), asAccess: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(0, 1, 4_000, refreshReplayWindow - 1, refreshReplayWindow, refreshReplayWindow + 1),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'logout' as const }) },
);

describe('a token family', () => {
  it(`behaves as its model in ${histories} random histories`, async () => {
    let replays = 0;
    let endings = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 12 }), async (commands) => {
        const pairs: IssuedTokens[] = [await logIn()];
        const model: Model = { steps: [{ usedAt: undefined }], alive: true };
        for (const next of commands) {
          if (next.kind === 'wait') shop.clock.advance(next.ms);
          else if (next.kind === 'logout') {
            const newest = pairs.at(-1);
            if (newest && (await opens(newest.token)))
              await api.ok('logout', { token: newest.token, clientId, body: {} });
            model.alive = false;
          } else {
            const step = Math.max(0, pairs.length - 1 - next.back);
            const pair = pairs[step];
            if (!pair) continue;
            const wasAlive = model.alive;
            const expected = expectRefresh(model, step, shop.clock.now());
            const answer = await refresh(pair, next.asAccess ? pair.token : pair.refreshToken);
            if (expected === undefined) {
              if (wasAlive) endings += 1;
              expect(answer).toBeUndefined();
            } else if (pairs[expected]) {
              replays += 1;
              expect(answer).toEqual(pairs[expected]);
            } else {
              expect(answer).toBeDefined();
              if (answer) pairs.push(answer);
            }
          }
        }
        for (const [step, pair] of pairs.entries()) {
          expect(await opens(pair.token)).toBe(opensInModel(model, step, shop.clock.now()));
        }
      }),
      { numRuns: histories },
    );
    expect(replays).toBeGreaterThan(histories / 50);
    expect(endings).toBeGreaterThan(histories / 50);
  });

  it('hands every one of ten parallel refreshes the same successor', async () => {
    const pair = await logIn();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(pair)));
    expect(new Set(answers.map((answer) => answer?.refreshToken)).size).toBe(1);
    expect(answers[0]).toBeDefined();
  });

  it('refuses a refresh token from another client', async () => {
    const pair = await logIn();
    const answer = await api.call('refreshToken', {
      token: pair.refreshToken,
      clientId: 'a thief',
      body: { refreshToken: pair.refreshToken, clientId: 'a thief' },
    });
    expect(answer.status).toBe(401);
  });

  it('keeps nothing in the database that opens an account', async () => {
    const pair = await logIn();
    const rows = JSON.stringify(await shop.db.selectFrom('sessions').selectAll().execute());
    expect(rows).not.toContain(pair.token.slice(3));
    expect(rows).not.toContain(pair.refreshToken.slice(3));
  });
});

describe('a refresh token', () => {
  it('opens nothing but the refresh', async () => {
    const { refreshToken: token } = await logIn();
    const answers = await Promise.all([
      api.call('getUserInfo', { token, clientId }),
      api.call('getSuInfo', { token, clientId }),
      api.call('logout', { token, clientId, body: {} }),
      api.call('changePassword', { token, clientId, body: { oldPassword: 'x', password: 'y' } }),
      api.call('exportData', { token, clientId }),
      api.call('listAddresses', { token, clientId }),
      api.call('getAddressSchema', { token, clientId, query: { country: 'US' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  });
});
