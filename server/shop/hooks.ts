import type { ShopHooks } from '#server/shop-context.ts';
import { endRequests } from './aftersale/end-requests.ts';
import { followReturn } from './aftersale/rma/follow-return.ts';
import { announceSendBack } from './aftersale/rma/send-back.ts';
import { settleRma } from './aftersale/rma/settle-rma.ts';
import { settleRevoke } from './aftersale/settle-revoke.ts';
import { enterAddress, welcomeMember } from './coupons/new-members.ts';
import { readOrderOfBalance } from './checkout/deposits/count-deposit.ts';
import { creditRefund } from './invoices/credit-refund.ts';
import { bindInvitation } from './loyalty/bind-invitation.ts';
import { orderEffects } from './order-effects.ts';
import { readPriceHolds } from './promotions/campaigns/price-holds.ts';
import { passOnUnclaimed } from './promotions/draws/pass-on.ts';
import { revokePack } from './promotions/new-user/revoke-pack.ts';
import { promotions } from './promotions.ts';
import { wallets } from './wallets.ts';

/** What follows in other areas when one of them calls a hook, in this order. */
export const shopHooks: ShopHooks = {
  orderEffects,
  onRefundSettled: async (shop, tx, order, refund) => {
    await settleRevoke(shop, tx, refund);
    await settleRma(shop, tx, order, refund);
    await creditRefund(shop, tx, (await readOrderOfBalance(tx, order)) ?? order, refund);
  },
  onMoneyGone: endRequests,
  onReturnMoved: followReturn,
  onSentBack: announceSendBack,
  wallets,
  promotions,
  readPriceHolds,
  onPrizeExpired: (shop, tx, { prize_id: prizeId }) => passOnUnclaimed(tx, prizeId, shop.clock.now()),
  onRegistered: async (shop, tx, accountId, { shareCode, clientId, ip }) => {
    const member = { accountId, clientId, ip };
    const coupons = await welcomeMember(shop, tx, member);
    if (shareCode !== undefined) await bindInvitation(shop, tx, member, shareCode);
    return coupons;
  },
  onAddressWritten: async (shop, tx, accountId, address) => {
    if (!(await enterAddress(shop, tx, accountId, address))) await revokePack(shop, tx, accountId);
  },
};
