import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountRoutes } from '#server/routes/account.ts';
import { marketRoutes } from '#server/routes/market.ts';
import { openTestApi, type TestApi } from '#server/testing/test-api.ts';
import { logInMember, type TestMember } from '#server/testing/test-member.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { firstBirthYear } from './change-user-info.ts';

let shop: TestShop;
let api: TestApi;
let member: TestMember;
beforeAll(async () => {
  shop = await openTestShop();
  api = await openTestApi(shop, { ...accountRoutes, ...marketRoutes });
});
afterAll(async () => {
  await api.close();
  await shop.close();
});
beforeEach(async () => {
  member = await logInMember(shop);
});

type Change = Parameters<typeof api.ok<'changeUserInfo'>>[1] extends { body?: infer Body } | undefined ? Body : never;
const change = async (body: NonNullable<Change>) => api.call('changeUserInfo', { token: member.token, body });

const upload = async (accountId: string, kind: 'IMAGE' | 'VIDEO' = 'IMAGE'): Promise<string> => {
  const id = shop.newId();
  const now = shop.clock.now();
  const file = { kind, content_type: 'image/png', bytes: 8, path: `${id}.png`, created_at: now, updated_at: now };
  await shop.db
    .insertInto('media')
    .values({ id, account_id: accountId, ...file })
    .execute();
  return `/media/uploads/${id}.png`;
};

describe('the profile of a member', () => {
  it('keeps each thing that is changed and leaves the rest as it is', async () => {
    const before = await api.ok('getUserInfo', { token: member.token });
    expect(before).toMatchObject({ site: 'US', country: 'US', themeId: 3, avatarStyle: 1, avatarUrl: null });
    await change({ themeId: 2 });
    await change({ nickname: '  Ada  ', avatarStyle: 8 });
    await change({ birthday: '1990-02-28' });
    const { data } = await change({ marketingOptIn: true });
    expect(data).toEqual({
      ...before,
      themeId: 2,
      nickname: 'Ada',
      avatarStyle: 8,
      birthday: '1990-02-28',
      marketingOptIn: true,
    });
    expect((await change({ birthday: null })).data).not.toHaveProperty('birthday');
  });

  it.each([
    [{ site: 'EU' as const }, 'EU', 'DE'],
    [{ country: 'FR' }, 'EU', 'FR'],
    [{ site: 'GB' as const, country: 'GB' }, 'GB', 'GB'],
    [{ country: 'JP' }, 'JA', 'JP'],
  ])('lives, after %j, in the market %s and in %s', async (body, site, country) => {
    expect((await change(body)).data).toMatchObject({ site, country });
  });

  it('keeps its country in a market that ships there', async () => {
    await change({ country: 'IT' });
    expect((await change({ site: 'EU' })).data).toMatchObject({ site: 'EU', country: 'IT' });
  });

  it('gives the next client of the member the theme and the market', async () => {
    await change({ themeId: 1, site: 'CA' });
    expect(await api.ok('initClient', { token: member.token, site: '' })).toMatchObject({
      themeId: 1,
      site: 'CA',
    });
    expect(await api.ok('initClient', { token: member.token, site: 'GB' })).toMatchObject({ themeId: 1, site: 'GB' });
    expect(await api.ok('initClient', { site: '' })).toMatchObject({ themeId: 3, site: 'US' });
  });

  it('shows a picture that the member has uploaded, and none again', async () => {
    const avatarUrl = await upload(member.accountId);
    expect((await change({ avatarUrl })).data.avatarUrl).toBe(avatarUrl);
    expect((await change({ avatarUrl: null })).data.avatarUrl).toBeNull();
  });

  it.each<[string, () => Promise<NonNullable<Change>>]>([
    ['nickname', () => Promise.resolve({ nickname: '   ' })],
    [
      'birthday',
      () => Promise.resolve({ birthday: new Date(shop.clock.now() + 86_400_000).toISOString().slice(0, 10) }),
    ],
    ['birthday', () => Promise.resolve({ birthday: `${firstBirthYear - 1}-12-31` })],
    ['country', () => Promise.resolve({ site: 'US', country: 'DE' })],
    ['avatarUrl', async () => ({ avatarUrl: await upload((await logInMember(shop)).accountId) })],
    ['avatarUrl', async () => ({ avatarUrl: await upload(member.accountId, 'VIDEO') })],
    ['avatarUrl', () => Promise.resolve({ avatarUrl: '/media/uploads/none.png' })],
  ])('refuses a %s that is none, and changes nothing', async (path, values) => {
    const before = await api.ok('getUserInfo', { token: member.token });
    expect(await change(await values())).toMatchObject({ code: 'BAD_REQUEST', fields: [{ path }] });
    expect(await api.ok('getUserInfo', { token: member.token })).toEqual(before);
  });
});
