import { hashKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createShopClient } from './client.ts';
import { keepGuestData, shopKey, type Shop } from './shop.ts';

const client = createShopClient(() => Promise.reject(new Error('Nothing is sent')), 'https://shop.test');
const guest: Shop = { client, site: 'US', member: null };
const member: Shop = { ...guest, member: 'A1' };
const queryOf = (shop: Shop, ...rest: readonly unknown[]) => ({ queryHash: hashKey(shopKey(shop, ...rest)) });
const dome = ['catalogue', 'detail', { spu: 'LM-DOME' }] as const;

test('a member keeps what the guest was shown for the same query', () => {
  expect(keepGuestData(shopKey(member, ...dome))('shown', queryOf(guest, ...dome))).toBe('shown');
});

test.each([
  ['another member', queryOf({ ...member, member: 'A2' }, ...dome)],
  ['another market', queryOf({ ...guest, site: 'GB' }, ...dome)],
  ['another product', queryOf(guest, 'catalogue', 'detail', { spu: 'LM-CUBE' })],
  ['no query at all', undefined],
])('a member keeps nothing of %s', (_, query) => {
  expect(keepGuestData(shopKey(member, ...dome))('shown', query)).toBeUndefined();
});

test('a guest keeps nothing of a member who has logged out', () => {
  expect(keepGuestData(shopKey(guest, ...dome))('shown', queryOf(member, ...dome))).toBeUndefined();
});
