import { defineHandlers } from '../contract/handler.ts';
import { requireProved } from '../contract/request-context.ts';
import { ShopError } from '../contract/shop-error.ts';
import { countOrderFile } from '../shop/media/quota.ts';
import { openOrder } from '../shop/orders/order-access.ts';
import { storeUpload } from '../shop/media/store-upload.ts';

export const mediaRoutes = defineHandlers({
  uploadMedia: async ({ context, query: { orderNo }, rawHeaders, rawStream }, shop) => {
    if (orderNo !== undefined) {
      const { order } = await openOrder(shop, orderNo, context);
      // There is nothing to send back of it, and it costs nothing: nobody's files are kept for that.
      if (order.paid_time === null) throw new ShopError('ORDER_STATE');
      await countOrderFile(shop, context.client.ip);
    }
    const owner = orderNo === undefined ? { accountId: requireProved(context).account.accountId } : { orderNo };
    const length = rawHeaders['content-length'];
    const type = rawHeaders['content-type'];
    return storeUpload(shop, owner, {
      source: rawStream,
      caller: context,
      contentType: typeof type === 'string' ? type : undefined,
      contentLength: typeof length === 'string' ? Number(length) : undefined,
    });
  },
});
