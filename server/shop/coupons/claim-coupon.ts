import type { components } from '#openapi/types.ts';
import { zoneNamed } from '#rules/dates.ts';
import { parseCouponCode } from '#rules/coupon-codes.ts';
import type { ProvedContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { once } from '#server/intents.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { isSavvy } from '../account/user-info.ts';
import { readTemplates } from './coupon-row.ts';
import { giveCoupon } from './give-coupon.ts';
import { enterNewcomer } from './new-members.ts';
import { readWallet } from './order-coupons.ts';
import { presentCoupons } from './present-coupon.ts';

type UserCoupon = components['schemas']['UserCoupon'];

/**
 * Claims a coupon of the center or of new members, once per key.
 * @throws NOT_FOUND, COUPON_OTHER_MARKET, COUPON_NOT_FOR_YOU and whatever `giveCoupon` refuses
 */
export async function claimCoupon(
  shop: ShopContext,
  { account: { accountId }, site, client }: ProvedContext,
  { templateId }: { readonly templateId: string },
  key: string,
): Promise<UserCoupon> {
  const template = (await readTemplates(shop.db, [templateId])).get(templateId);
  const isOpen = template?.status !== 'DRAFT' && (template?.source === 'CENTER' || template?.source === 'NEW_USER');
  if (!template || !isOpen) throw new ShopError('NOT_FOUND');
  if (template.site !== site) throw new ShopError('COUPON_OTHER_MARKET');
  if (template.members_only === 1 && !(await isSavvy(shop, accountId))) throw new ShopError('COUPON_NOT_FOR_YOU');
  const { couponId } = await withTransaction(shop, 'durable', (tx) =>
    once(shop, tx, { operation: 'claimCoupon', subject: accountId, key, request: { templateId } }, async () => {
      const coupon = await giveCoupon(shop, tx, { accountId, templateId, deviceZone: zoneOf(client) });
      const isNewcomers = template.source === 'NEW_USER';
      if (isNewcomers && !(await enterNewcomer(shop, tx, { accountId, clientId: client.id, ip: client.ip, site }))) {
        throw new ShopError('COUPON_NOT_FOR_YOU');
      }
      return { couponId: coupon.couponId };
    }),
  );
  return readOne(shop, accountId, couponId);
}

/**
 * Gets a coupon for a code, once per key: one that is used once, or one that all share.
 * @throws COUPON_CODE_UNKNOWN, COUPON_OTHER_MARKET, COUPON_USED for a code that somebody has used, and whatever `giveCoupon`
 * refuses
 */
export async function redeemCode(
  shop: ShopContext,
  { account: { accountId }, site, client }: ProvedContext,
  { code: typed }: { readonly code: string },
  key: string,
): Promise<UserCoupon> {
  const code = parseCouponCode(typed);
  if (code === undefined) throw new ShopError('COUPON_CODE_UNKNOWN');
  const { couponId } = await withTransaction(shop, 'durable', (tx) =>
    once(shop, tx, { operation: 'redeemCoupon', subject: accountId, key, request: { code } }, async () => {
      const templateId = await useCode(shop, tx, { accountId, site, code });
      const coupon = await giveCoupon(shop, tx, { accountId, templateId, deviceZone: zoneOf(client) });
      return { couponId: coupon.couponId };
    }),
  );
  return readOne(shop, accountId, couponId);
}

/** The zone that the device names, if it names one. */
const zoneOf = ({ timeZone }: ProvedContext['client']): string | undefined =>
  timeZone === undefined ? undefined : zoneNamed(timeZone);

async function useCode(
  { clock }: Pick<ShopContext, 'clock'>,
  tx: Tx,
  { accountId, site, code }: { accountId: string; site: ProvedContext['site']; code: string },
): Promise<string> {
  const row = await tx
    .selectFrom('coupon_codes')
    .innerJoin('coupon_templates', 'coupon_templates.template_id', 'coupon_codes.template_id')
    .select(['coupon_codes.template_id', 'single_use', 'site', 'status'])
    .where('code', '=', code)
    .executeTakeFirst();
  if (!row || row.status === 'DRAFT') throw new ShopError('COUPON_CODE_UNKNOWN');
  if (row.site !== site) throw new ShopError('COUPON_OTHER_MARKET');
  if (row.single_use === 0) return row.template_id;
  const { numUpdatedRows: used } = await tx
    .updateTable('coupon_codes')
    .set({ account_id: accountId, claimed_time: clock.now() })
    .where('code', '=', code)
    .where('claimed_time', 'is', null)
    .executeTakeFirst();
  if (used !== 1n) throw new ShopError('COUPON_USED');
  return row.template_id;
}

async function readOne(shop: ShopContext, accountId: string, couponId: string): Promise<UserCoupon> {
  const wallet = await readWallet(shop.db, { accountId, couponIds: [couponId], now: shop.clock.now() });
  const [coupon] = await presentCoupons(shop, wallet);
  if (!coupon) throw new ShopError('NOT_FOUND');
  return coupon;
}
