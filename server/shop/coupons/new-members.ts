import { isNewMember } from '#rules/coupon-periods.ts';
import { mailboxOf } from '#rules/mailbox.ts';
import { markets, type Site } from '#rules/markets.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { countOfNetworks } from '#server/security/daily-counts.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { hasPaid } from '../account/has-paid.ts';
import type { AddressFields } from '../address/accept-address.ts';
import { toFields } from '../address/address-book.ts';
import { lockCouponRows, revokeRow, type TemplateRow } from './coupon-row.ts';
import { giveCouponOf } from './give-coupon.ts';
import { readCurrentTemplates } from './coupon-offers.ts';
import { newcomerDigest, newcomerSources, placeDigest } from './newcomer-places.ts';

type Deps = Pick<ShopContext, 'clock' | 'config' | 'newId' | 'tokenSecret'>;

/** A household that signs up together has one each; whoever is one more has it the next day. */
const newcomersOfNetwork = 3;

/** Who asks for the coupon of new members, on which device, '' for an unknown one, and from where. */
export interface Newcomer {
  readonly accountId: string;
  /** Chosen by the caller: it stops a family at one tablet, and nobody who means it. */
  readonly clientId: string;
  readonly ip: string;
  readonly site: Site;
}

/**
 * Writes down that a member, the mailbox, the device and the addresses of the member have had the coupon of new members.
 * @returns false, with nothing written, for a member who is not new, where one of them has had it before, and for one too many of a
 * network on a day
 */
export async function enterNewcomer(shop: Deps, tx: Tx, { accountId, clientId, ip, site }: Newcomer): Promise<boolean> {
  const now = shop.clock.now();
  const { created_at: joined, email } = await tx
    .selectFrom('accounts')
    .select(['created_at', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (!isNewMember(joined, now, markets[site].timeZone) || (await hasPaid(tx, accountId))) return false;
  const addresses = await tx.selectFrom('addresses').selectAll().where('account_id', '=', accountId).execute();
  const subjects = [
    newcomerDigest(shop, 'account', accountId),
    newcomerDigest(shop, 'mailbox', mailboxOf(email)),
    ...(clientId === '' ? [] : [newcomerDigest(shop, 'device', clientId)]),
    ...new Set(addresses.map((address) => placeDigest(shop, toFields(address)))),
  ];
  const before = await tx.selectFrom('coupon_newcomers').select('subject').where('subject', 'in', subjects).execute();
  if (before.length > 0 || !(await hasRoom(shop, tx, ip))) return false;
  const rows = subjects.map((subject) => ({ subject, account_id: accountId, order_no: null, created_at: now }));
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

/** Counts a new member of the network, unless there were enough of them today. */
async function hasRoom(shop: Deps, tx: Tx, ip: string): Promise<boolean> {
  if (!shop.config.rateLimits) return true;
  return countOfNetworks(shop, tx, 'newcomers of', { ip, most: newcomersOfNetwork });
}

/**
 * Whether a member has been entered as new, could be, or is known by a device or an address that another member was entered
 * with.
 */
export async function readNewcomer(
  shop: Pick<ShopContext, 'tokenSecret'>,
  db: Db,
  { accountId, clientId }: Pick<Newcomer, 'accountId' | 'clientId'>,
): Promise<'ENTERED' | 'FREE' | 'KNOWN'> {
  const own = newcomerDigest(shop, 'account', accountId);
  const { email } = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const subjects = [
    own,
    newcomerDigest(shop, 'mailbox', mailboxOf(email)),
    ...(clientId === '' ? [] : [newcomerDigest(shop, 'device', clientId)]),
  ];
  const rows = await db.selectFrom('coupon_newcomers').select('subject').where('subject', 'in', subjects).execute();
  if (rows.some(({ subject }) => subject === own)) return 'ENTERED';
  return rows.length === 0 ? 'FREE' : 'KNOWN';
}

/**
 * An address comes into the book of a member who was given the coupon of new members before it was known: it is entered as
 * well. Where another member has been entered with it, the coupon is taken back unless an order holds or has used it.
 * @returns false where another member has been entered with it
 */
export async function enterAddress(shop: Deps, tx: Tx, accountId: string, address: AddressFields): Promise<boolean> {
  const now = shop.clock.now();
  const entered = await tx
    .selectFrom('coupon_newcomers')
    .select('subject')
    .where('subject', '=', newcomerDigest(shop, 'account', accountId))
    .executeTakeFirst();
  if (!entered) return true;
  const subject = placeDigest(shop, address);
  await tx
    .insertInto('coupon_newcomers')
    .values({ subject, account_id: accountId, order_no: null, created_at: now })
    // What an order of theirs has entered stays now, whatever becomes of the order.
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({ order_no: null }).where('coupon_newcomers.account_id', '=', accountId),
    )
    .execute();
  const { account_id: first } = await tx
    .selectFrom('coupon_newcomers')
    .select('account_id')
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  if (first === accountId) return true;
  await revokeUnused(tx, accountId, now);
  return false;
}

async function revokeUnused(tx: Tx, accountId: string, now: number): Promise<void> {
  const unused = await tx
    .selectFrom('coupons')
    .innerJoin('coupon_templates', 'coupon_templates.template_id', 'coupons.template_id')
    .select('coupons.coupon_id')
    .where('coupons.account_id', '=', accountId)
    .where('coupons.status', 'in', ['WAITING', 'UNUSED'])
    .where('coupon_templates.source', 'in', newcomerSources)
    .execute();
  if (unused.length === 0) return;
  const couponIds = unused.map(({ coupon_id: couponId }) => couponId);
  const rows = await lockCouponRows(tx, { accountId, couponIds, now });
  for (const row of rows.filter(({ status }) => status === 'WAITING' || status === 'UNUSED')) {
    await revokeRow(tx, row, now);
  }
}

/**
 * Gives a member whom another one brought the coupons for that; a device or an address that has had those of new members
 * gets none.
 * @returns what the coupons are called
 */
export async function welcomeInvited(
  shop: Deps,
  tx: Tx,
  { accountId, clientId, ip }: Omit<Newcomer, 'site'>,
): Promise<string[]> {
  const now = shop.clock.now();
  const { site } = await tx.selectFrom('accounts').select('site').where('id', '=', accountId).executeTakeFirstOrThrow();
  const templates = await readCurrentTemplates(tx, { site, sources: ['SHARE'], now });
  if (templates.length === 0) return [];
  const standing = await readNewcomer(shop, tx, { accountId, clientId });
  if (standing === 'KNOWN') return [];
  if (standing === 'FREE' && !(await enterNewcomer(shop, tx, { accountId, clientId, ip, site }))) return [];
  return giveAll(shop, tx, templates, accountId);
}

/** @returns the names of those that were given */
async function giveAll(shop: Deps, tx: Tx, templates: readonly TemplateRow[], accountId: string): Promise<string[]> {
  const names = [];
  for (const template of templates) {
    if ((await giveCouponOf(shop, tx, template, { accountId })).ok) names.push(template.name);
  }
  return names;
}

/**
 * Gives a member who has just signed up the coupons of new members; a device that has had them gets none.
 * @returns what the coupons are called
 */
export async function welcomeMember(shop: Deps, tx: Tx, member: Omit<Newcomer, 'site'>): Promise<string[]> {
  const now = shop.clock.now();
  const { accountId } = member;
  const { site } = await tx.selectFrom('accounts').select('site').where('id', '=', accountId).executeTakeFirstOrThrow();
  const templates = await readCurrentTemplates(tx, { site, sources: ['NEW_USER'], now });
  const open = templates.filter(({ claim_start: start }) => start <= now);
  if (open.length === 0 || !(await enterNewcomer(shop, tx, { ...member, site }))) return [];
  return giveAll(shop, tx, open, accountId);
}
