import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { oregon } from '#rules/address-fixture.ts';
import { addressesPerAccount } from '#rules/limits.ts';
import { addressRoutes } from '#server/routes/address.ts';
import { openTestApi, type TestApi } from '#server/testing/test-api.ts';
import { logInMember } from '#server/testing/test-member.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';

let shop: TestShop;
let api: TestApi;
let token = '';

const berlin = {
  firstName: 'Jonas',
  lastName: 'Weiß',
  phone: '+49 30 5550123',
  country: 'DE',
  city: 'Berlin',
  line1: 'Laternenweg 4',
  postcode: '10115',
};

beforeAll(async () => {
  shop = await openTestShop();
  api = await openTestApi(shop, addressRoutes);
});
afterAll(async () => {
  await api.close();
  await shop.close();
});
beforeEach(async () => {
  ({ token } = await logInMember(shop));
});

describe('the address book', () => {
  it('makes the first address the default and lets another take over', async () => {
    const first = await api.ok('createAddress', { token, body: oregon });
    expect(first).toMatchObject({ isDefaultShipping: true, isDefaultBilling: true, tag: 'HOME', deliverable: true });
    const second = await api.ok('createAddress', { token, body: { ...oregon, line1: '13 Lantern Street' } });
    expect(second.isDefaultShipping).toBe(false);
    await api.ok('changeAddress', {
      token,
      body: { id: second.id, address: { ...oregon, line1: '13 Lantern Street', isDefaultShipping: true } },
    });
    const { list, max } = await api.ok('listAddresses', { token });
    expect(max).toBe(addressesPerAccount);
    expect(list.map(({ id, isDefaultShipping }) => [id, isDefaultShipping])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    expect(list.filter(({ isDefaultBilling }) => isDefaultBilling)).toHaveLength(1);
  });

  it('hands the default on when it is deleted', async () => {
    const first = await api.ok('createAddress', { token, body: oregon });
    const second = await api.ok('createAddress', { token, body: berlin });
    await api.ok('deleteAddress', { token, body: { id: first.id } });
    expect(await api.ok('getAddress', { token, query: { id: second.id } })).toMatchObject({
      isDefaultShipping: true,
      isDefaultBilling: true,
    });
  });

  it('hands the default on when the next one is deleted at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { token: other } = await logInMember(shop);
      const create = (line1: string) => api.ok('createAddress', { token: other, body: { ...oregon, line1 } });
      const first = await create('1 Lantern Street');
      const last = await create('2 Lantern Street');
      const next = await create('3 Lantern Street');
      await Promise.all([first, next].map(({ id }) => api.ok('deleteAddress', { token: other, body: { id } })));
      const { list } = await api.ok('listAddresses', { token: other });
      expect(list).toMatchObject([{ id: last.id, isDefaultShipping: true, isDefaultBilling: true }]);
    }
  });

  it(`holds ${addressesPerAccount} addresses and not one more`, async () => {
    for (let held = 0; held < addressesPerAccount; held += 1) {
      await api.ok('createAddress', { token, body: { ...oregon, line1: `${held} Lantern Street` } });
    }
    const more = { ...oregon, line1: '99 Lantern Street' };
    expect(await api.call('createAddress', { token, body: more })).toMatchObject({ status: 422, code: 'ADDR_LIMIT' });
  });

  it('keeps an address once, in whatever case and signs it comes, and however many at a time', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => api.ok('createAddress', { token, body: oregon })));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    const shouted = {
      ...oregon,
      firstName: 'ADA',
      lastName: 'REYES',
      line1: '12 LANTERN STREET.',
      phone: '503-555-0123',
    };
    const again = await api.ok('createAddress', { token, body: { ...shouted, isDefaultShipping: true } });
    expect(again).toMatchObject({ id: all[0]?.id, firstName: 'ADA', isDefaultShipping: true });
    const other = await api.ok('createAddress', { token, body: berlin });
    await api.ok('changeAddress', { token, body: { id: other.id, address: oregon } });
    const { list } = await api.ok('listAddresses', { token });
    expect(list).toMatchObject([{ id: other.id, firstName: 'Ada', isDefaultShipping: true, isDefaultBilling: true }]);
  });

  it('says which market delivers to an address', async () => {
    const { id } = await api.ok('createAddress', { token, body: berlin });
    expect((await api.ok('getAddress', { token, query: { id }, site: 'US' })).deliverable).toBe(false);
    expect((await api.ok('getAddress', { token, query: { id }, site: 'EU' })).deliverable).toBe(true);
  });

  it('tidies a postcode and names the field its country refuses', async () => {
    const london = {
      ...berlin,
      country: 'GB',
      city: 'London',
      line1: '1 Wick Row',
      postcode: 'sw1a1aa',
      phone: '+44 20 5550 123',
    };
    expect((await api.ok('createAddress', { token, body: london })).postcode).toBe('SW1A 1AA');
    const refused = await api.call('createAddress', { token, body: { ...oregon, postcode: '9720' } });
    expect(refused).toMatchObject({ status: 422, code: 'ADDR_FIELD' });
    expect(refused.fields?.map(({ path }) => path)).toEqual(['postcode']);
  });

  it('asks for Latin letters where no typeface of our papers has the others', async () => {
    const problems = async (address: Readonly<Record<string, string>>) =>
      (await api.call('createAddress', { token, body: { ...berlin, ...address } })).fields?.map(({ path }) => path);
    const inKhmer = { firstName: 'សុខា', lastName: 'ចាន់' };
    expect(await problems(inKhmer)).toEqual(['latinName']);
    expect(await problems({ ...inKhmer, latinName: 'Sokha Chan' })).toBeUndefined();
    expect(await problems({ line1: 'ፒያሳ 4', city: 'ሰላም', company: 'សុខា' })).toEqual(['company', 'line1', 'city']);
    const japan = { country: 'JP', region: 'JP-13', city: '渋谷区', line1: '1-2-3', postcode: '150-0001' };
    expect(await problems({ ...japan, ...inKhmer, phone: '+81 3 1234 5678' })).toEqual(['lastName', 'firstName']);
    expect(await problems({ ...japan, firstName: '健', lastName: '髙橋', phone: '+81 3 1234 5678' })).toBeUndefined();
  });

  it('shows, changes and deletes no one else’s address', async () => {
    const { id } = await api.ok('createAddress', { token, body: oregon });
    const { token: stranger } = await logInMember(shop);
    expect((await api.call('getAddress', { token: stranger, query: { id } })).status).toBe(404);
    expect((await api.call('changeAddress', { token: stranger, body: { id, address: berlin } })).status).toBe(404);
    expect((await api.call('deleteAddress', { token: stranger, body: { id } })).status).toBe(404);
    expect((await api.ok('getAddress', { token, query: { id } })).line1).toBe(oregon.line1);
  });

  it('refuses what the contract does not know, such as an owner', async () => {
    const body = { ...oregon, accountId: 'somebody' };
    expect(await api.call('createAddress', { token, body })).toMatchObject({ status: 400 });
  });
});

describe('the address form', () => {
  it.each([
    ['US', 'region', true],
    ['GB', 'region', false],
    ['JP', 'postcode', true],
  ] as const)('of %s asks for %s: %s', async (country, name, isAsked) => {
    const { fields } = await api.ok('getAddressSchema', { query: { country } });
    expect(fields.some((field) => field.name === name)).toBe(isAsked);
  });

  it('of Japan starts with the postcode after the names, as it is written there', async () => {
    const { fields } = await api.ok('getAddressSchema', { query: { country: 'JP' } });
    const order = fields.map(({ name }) => name);
    expect(order.indexOf('postcode')).toBeLessThan(order.indexOf('region'));
    expect(order.indexOf('region')).toBeLessThan(order.indexOf('line1'));
  });

  it('is there for billing in any country', async () => {
    const { fields } = await api.ok('getAddressSchema', { query: { country: 'BR' } });
    expect(fields.map(({ name }) => name)).toContain('line1');
  });
});
