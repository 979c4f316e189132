import { defineHandlers } from '../contract/handler.ts';
import { requireMember } from '../contract/request-context.ts';
import { openOrder } from '../shop/orders/order-access.ts';
import { storeUpload } from '../shop/media/store-upload.ts';

export const mediaRoutes = defineHandlers({
  uploadMedia: async ({ context, query: { orderNo }, rawHeaders, rawStream }, shop) => {
    if (orderNo !== undefined) await openOrder(shop, orderNo, context);
    const owner = orderNo === undefined ? { accountId: requireMember(context).account.accountId } : { orderNo };
    const length = rawHeaders['content-length'];
    const type = rawHeaders['content-type'];
    return storeUpload(shop, owner, {
      source: rawStream,
      contentType: typeof type === 'string' ? type : undefined,
      contentLength: typeof length === 'string' ? Number(length) : undefined,
    });
  },
});
