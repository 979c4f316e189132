import { defineHandlers } from '../contract/handler.ts';
import { requireMember } from '../contract/request-context.ts';
import { ShopError } from '../contract/shop-error.ts';
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
    const { accountId } = requireMember(request.context).account;
    return storeUpload(shop, accountId, await fileOf(request.rawBody, request.rawHeaders['content-type']));
  },
});
