import type { Tx } from '../db/schema.ts';
import { day } from './days.ts';
import { demoPasswordHash } from './demo-shopper.ts';
import { insertRows } from './insert-rows.ts';
import { seedRow } from './seed-row.ts';

/** A member who answers questions about every product; logs in with the password of the demo shopper. */
const demoAnswerer = { email: 'answerer@lampyris.test', nickname: 'Ines' } as const;

/** Writes the account of the demo answerer with an application that was accepted. */
export async function seedDemoAnswerer(tx: Tx, now: number): Promise<void> {
  const joined = now - 160 * day;
  const account = seedRow('demo answerer', joined);
  await insertRows(tx, 'accounts', [
    {
      ...account,
      ...demoAnswerer,
      password_hash: demoPasswordHash,
      avatar_url: null,
      avatar_style: 7,
      birthday: null,
      country: 'DE',
      site: 'EU',
      locale: 'en',
      email_verified_at: joined,
      marketing_opt_in: 0,
      marketing_opt_in_at: null,
      terms_version: '2026-01',
      status: 'ACTIVE',
    },
  ]);
  const applied = now - 120 * day;
  await insertRows(tx, 'answerers', [
    {
      account_id: account.id,
      status: 'APPROVED',
      models: JSON.stringify(['LM-HEX', 'LM-TORCH', 'LM-PATH']),
      motive: 'I’ve put lamps in three homes, and I like explaining what I learned on the ladder.',
      reason: null,
      refused_time: null,
      created_at: applied,
      updated_at: applied,
    },
  ]);
}
