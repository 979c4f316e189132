import { createHmac } from 'node:crypto';
import { isNewMember } from '#rules/coupon-periods.ts';
import { markets, type Site } from '#rules/markets.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { hasPaid } from '../account/has-paid.ts';
import type { AddressFields } from '../address/accept-address.ts';
import { toFields } from '../address/address-book.ts';
import { giveCouponOf } from './give-coupon.ts';
import { readCurrentTemplates } from './coupon-offers.ts';

type Deps = Pick<ShopContext, 'clock' | 'newId' | 'tokenSecret'>;

/** Who asks for the coupon of new members, on which device; '' for an unknown one. */
interface Newcomer {
  readonly accountId: string;
  readonly clientId: string;
  readonly site: Site;
}

/**
 * Writes down that a member, the device and the addresses of the member have had the coupon of new members.
 * @returns false, with nothing written, for a member who is not new or where one of them has had it before
 */
export async function enterNewcomer(shop: Deps, tx: Tx, { accountId, clientId, site }: Newcomer): Promise<boolean> {
  const now = shop.clock.now();
  const { created_at: joined } = await tx
    .selectFrom('accounts')
    .select('created_at')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (!isNewMember(joined, now, markets[site].timeZone) || (await hasPaid(tx, accountId))) return false;
  const addresses = await tx.selectFrom('addresses').selectAll().where('account_id', '=', accountId).execute();
  const digest = (kind: string, text: string) =>
    `${kind}:${createHmac('sha256', shop.tokenSecret).update(`${kind} ${text}`).digest('base64url')}`;
  const subjects = [
    digest('account', accountId),
    ...(clientId === '' ? [] : [digest('device', clientId)]),
    ...new Set(addresses.map((address) => digest('address', placeOf(toFields(address))))),
  ];
  const before = await tx.selectFrom('coupon_newcomers').select('subject').where('subject', 'in', subjects).execute();
  if (before.length > 0) return false;
  const rows = subjects.map((subject) => ({ subject, account_id: accountId, created_at: now }));
  const { numInsertedOrUpdatedRows: entered } = await tx
    .insertInto('coupon_newcomers')
    .values(rows)
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .executeTakeFirstOrThrow();
  if (entered === BigInt(rows.length)) return true;
  // Another member with the same device or address was entered meanwhile.
  await tx.deleteFrom('coupon_newcomers').where('account_id', '=', accountId).execute();
  return false;
}

/** Where somebody lives, however it is written. */
function placeOf({ country, postcode, line1, line2 = '' }: AddressFields): string {
  return [country, postcode, line1, line2]
    .map((part) => part.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .join('|');
}

/** Gives a member who has just signed up the coupons of new members; a device that has had them gets none. */
export async function welcomeMember(shop: Deps, tx: Tx, member: Omit<Newcomer, 'site'>): Promise<void> {
  const now = shop.clock.now();
  const { accountId } = member;
  const { site } = await tx.selectFrom('accounts').select('site').where('id', '=', accountId).executeTakeFirstOrThrow();
  const templates = await readCurrentTemplates(tx, { site, sources: ['NEW_USER'], now });
  const open = templates.filter(({ claim_start: start }) => start <= now);
  if (open.length === 0 || !(await enterNewcomer(shop, tx, { ...member, site }))) return;
  for (const template of open) await giveCouponOf(shop, tx, template, { accountId });
}
