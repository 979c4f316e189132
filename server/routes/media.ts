import { defineHandlers } from '../contract/handler.ts';
import { requireMember } from '../contract/request-context.ts';
import { ShopError } from '../contract/shop-error.ts';
import { openOrder } from '../shop/orders/order-access.ts';
import { storeUpload } from '../shop/media/store-upload.ts';

/** The file of a multipart form. @throws BAD_REQUEST when the form cannot be read or holds no file */
async function fileOf(rawBody: Buffer, contentType: string | string[] | undefined): Promise<Buffer> {
  if (typeof contentType !== 'string') throw new ShopError('BAD_REQUEST');
  const form = await new Response(new Uint8Array(rawBody), { headers: { 'content-type': contentType } })
    .formData()
    .catch((cause: unknown) => {
      throw new ShopError('BAD_REQUEST', { message: `The upload cannot be read: ${String(cause)}` });
    });
  const file = form.get('file');
  if (!(file instanceof File)) throw new ShopError('BAD_REQUEST', { message: 'The upload has no file.' });
  return Buffer.from(await file.arrayBuffer());
}

export const mediaRoutes = defineHandlers({
  uploadMedia: async (request, shop) => {
    const { orderNo } = request.query;
    if (orderNo !== undefined) await openOrder(shop, orderNo, request.context);
    const owner = orderNo === undefined ? { accountId: requireMember(request.context).account.accountId } : { orderNo };
    return storeUpload(shop, owner, await fileOf(request.rawBody, request.rawHeaders['content-type']));
  },
});
