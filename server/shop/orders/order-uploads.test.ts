import { afterAll, beforeAll, expect, it } from 'vitest';
import { png } from '../media/upload-fixture.ts';
import { orderFilesPerDay } from '../media/upload-limits.ts';
import { openOrderShop, type OrderShop, type Ticket } from './order-fixture.ts';

let at: OrderShop;
beforeAll(async () => {
  at = await openOrderShop({ config: { rateLimits: true } });
});
afterAll(() => at.close());

const boundary = 'a-boundary';
async function upload({ orderNo, open }: Ticket): Promise<string> {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;
  const reply = await at.api.app.inject({
    method: 'POST',
    url: `/app-mall/v1/media/upload?orderNo=${orderNo}`,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...('orderKey' in open ? { 'order-access-key': open.orderKey } : {}),
    },
    payload: Buffer.concat([Buffer.from(head), await png(), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  const { status, code } = reply.json<{ status: number; code?: string }>();
  return code ?? String(status);
}

it('pictures are kept for an order that is paid, and of one network so many a day', async () => {
  const ticket = await at.place({ site: 'EU' });
  expect(await upload(ticket)).toBe('ORDER_STATE');
  await at.payByCard(ticket);
  expect(await upload(ticket)).toBe('200');
  await at.shop.db.updateTable('daily_counts').set({ count: orderFilesPerDay }).execute();
  expect(await upload(ticket)).toBe('MEDIA_QUOTA');
});
