import { maskName } from '#rules/mask-name.ts';
import { defineHandlers } from '../contract/handler.ts';
import { requireProved } from '../contract/request-context.ts';
import { Reply } from '../contract/reply.ts';
import { ShopError } from '../contract/shop-error.ts';
import { withTransaction } from '../db/transaction.ts';
import { bindInvitation } from '../shop/loyalty/bind-invitation.ts';
import { readShareCode } from '../shop/loyalty/share-code.ts';

export const shareRoutes = defineHandlers({
  getShareCode: (request, shop) => readShareCode(shop, requireProved(request.context).account.accountId),
  bindShareCode: async (request, shop) => {
    const { account, client } = requireProved(request.context);
    const member = { accountId: account.accountId, clientId: client.id, ip: client.ip };
    const invitation = await withTransaction(shop, 'durable', (tx) =>
      bindInvitation(shop, tx, member, request.body.shareCode),
    );
    if (invitation.state === 'unknown') throw new ShopError('SHARE_CODE_UNKNOWN');
    if (invitation.state !== 'bound') return Reply.alreadyDone();
    return {
      inviterMasked: maskName(invitation.inviter),
      rewards: invitation.coupons.map((text) => ({ kind: 'COUPON' as const, text })),
    };
  },
});
