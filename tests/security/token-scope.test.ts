import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSession, type IssuedTokens } from '#server/shop/account/sessions/start-session.ts';
import { logInMember, testClient } from '#server/testing/test-member.ts';
import { type ContractApi, openContractApi, operation, operations } from './contract-api.ts';

let api: ContractApi;
let tokens: IssuedTokens;
beforeAll(async () => {
  api = await openContractApi();
  const { accountId } = await logInMember(api.shop);
  tokens = await startSession(api.shop, api.shop.db, accountId, testClient);
});
afterAll(() => api.close());

const said = 'a refresh token was used as an access token';
const warnings = () => api.logged().split(said).length - 1;

describe('a refresh token (S4.refresh.08)', () => {
  const others = operations.filter(({ schemes }) => !schemes.has('refresh')).map(({ id }) => id);

  it.each(others)('is refused and reported as the bearer of %s', async (id) => {
    const before = warnings();
    const answer = await api.send(operation(id), { params: { provider: 'sandbox' } }, { token: tokens.refreshToken });
    expect(answer).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
    expect(warnings()).toBe(before + 1);
  });

  it('opens the one operation that is made for it [S4.refresh.08]', async () => {
    const request = { body: { refreshToken: tokens.refreshToken, clientId: 'test-client' } };
    const answer = await api.send(operation('refreshToken'), request, { token: tokens.refreshToken });
    expect(answer.status).toBe(200);
    expect(api.logged()).not.toContain(tokens.refreshToken);
  });
});
