import { defineHandlers } from '../contract/handler.ts';
import { Reply } from '../contract/reply.ts';
import { listDraws } from '../shop/promotions/draws/list-draws.ts';
import { readDraw, readDrawFile } from '../shop/promotions/draws/read-winners.ts';

export const drawRoutes = defineHandlers({
  getWinners: ({ context, query }, shop) => readDraw(shop, context, query),
  listDraws: ({ context: { site }, query }, shop) => listDraws(shop, { ...query, site }),
  getDrawFile: async ({ query: { handle }, rawHeaders }, shop) => {
    const { root, bytes } = await readDrawFile(shop, handle);
    const etag = `"${root}"`;
    const headers = { etag, 'cache-control': 'public, max-age=86400' };
    if (rawHeaders['if-none-match']?.includes(etag)) return Reply.raw(304, headers);
    const content = {
      'content-type': 'application/vnd.lampyris.draw',
      'content-disposition': `attachment; filename="${handle}-draw.json"`,
    };
    return Reply.raw(200, { ...headers, ...content }, bytes);
  },
});
