import type { Tx } from '../db/schema.ts';
import { day } from './days.ts';
import { insertRows } from './insert-rows.ts';
import { seedRow } from './seed-row.ts';

/** How to sign in to a freshly seeded shop. */
export const demoShopper = { email: 'demo@lampyris.test', password: 'Glow-worm-42' } as const;

/** argon2id of the password above with a fixed salt: two seeds write the same row. */
export const demoPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$bGFtcHlyaXMtZGVtby0xNg$vZWjZ+olHu04E5Y3Y9n/27FOs5V+/bl5EDF/SW8Q6D4';

/** Numbers from the ranges kept for fiction: +1 ... 555 01xx and +49 30 23125 xxx. */
export const demoAddresses = {
  US: {
    firstName: 'Mara',
    lastName: 'Lindqvist',
    phone: '+1 510 555 0142',
    country: 'US',
    region: 'CA',
    city: 'Oakland',
    line1: '1418 Lakeside Drive',
    line2: 'Apt 7',
    postcode: '94612',
  },
  DE: {
    firstName: 'Mara',
    lastName: 'Lindqvist',
    phone: '+49 30 23125 104',
    country: 'DE',
    city: 'Berlin',
    line1: 'Kastanienallee 24',
    postcode: '10435',
  },
} as const;

export type DemoAddress = keyof typeof demoAddresses;

/** Writes the account and its address book. @returns the account id */
export async function seedDemoAccount(tx: Tx, now: number): Promise<string> {
  const joined = now - 200 * day;
  const account = seedRow('demo shopper', joined);
  await insertRows(tx, 'accounts', [
    {
      ...account,
      email: demoShopper.email,
      password_hash: demoPasswordHash,
      nickname: 'Mara',
      avatar_url: null,
      avatar_style: 3,
      birthday: null,
      country: 'US',
      site: 'US',
      locale: 'en',
      email_verified_at: joined,
      marketing_opt_in: 0,
      marketing_opt_in_at: null,
      terms_version: '2026-01',
      status: 'ACTIVE',
    },
  ]);
  await insertRows(
    tx,
    'addresses',
    Object.entries(demoAddresses).map(([name, address]) => ({
      ...seedRow(`address ${name} of the demo shopper`, joined),
      account_id: account.id,
      first_name: address.firstName,
      last_name: address.lastName,
      company: null,
      phone: address.phone,
      country: address.country,
      region: 'region' in address ? address.region : null,
      city: address.city,
      district: null,
      line1: address.line1,
      line2: 'line2' in address ? address.line2 : null,
      postcode: address.postcode,
      is_default_shipping: name === 'US' ? 1 : 0,
      is_default_billing: name === 'US' ? 1 : 0,
      tag: name === 'US' ? 'HOME' : 'OTHER',
      note: null,
    })),
  );
  return account.id;
}
