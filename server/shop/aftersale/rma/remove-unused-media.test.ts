import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRmaShop, type RmaShop } from './rma-fixture.ts';
import type { Ticket } from '../../orders/order-fixture.ts';
import { unusedGrace } from '../../media/remove-unused.ts';
import { removeUnusedOrderMedia } from './remove-unused-media.ts';
import { filesOnDisk } from '../../media/upload-fixture.ts';
import { uploadsPerOrder } from '../../media/upload-limits.ts';

let at: RmaShop;
beforeAll(async () => {
  at = await openRmaShop();
});
afterAll(() => at.close());

const message = ({ orderNo, open }: Ticket, rmaNo: string, media: string[]) =>
  at.api.call('messageRma', { ...open, key: randomUUID(), body: { orderNo, rmaNo, text: 'Here it is.', media } });
const stored = async ({ orderNo }: Ticket): Promise<string[]> => {
  const rows = await at.shop.db.selectFrom('order_media').select('media_id').where('order_no', '=', orderNo).execute();
  return rows.map(({ media_id }) => media_id).toSorted();
};

const fileOf = async (mediaId: string): Promise<string> => {
  const row = at.shop.db.selectFrom('order_media').select('path').where('media_id', '=', mediaId);
  return (await row.executeTakeFirstOrThrow()).path;
};

describe('an upload for an order of a guest', () => {
  it('goes a day after it was stored, unless a request or a message shows it', async () => {
    const ticket = await at.deliver();
    const [shown, written, unused] = [await at.photo(ticket), await at.photo(ticket), await at.photo(ticket)];
    const { data: rma } = await at.ask(ticket, { reason: 'DEFECTIVE', media: [shown] });
    expect((await message(ticket, rma.rmaNo, [written])).status).toBe(200);
    const disk = filesOnDisk(at.shop.config.dataDir);
    const unusedFile = await fileOf(unused);
    at.shop.clock.advance(unusedGrace);
    expect(await removeUnusedOrderMedia(at.shop)).toBe(0);
    at.shop.clock.advance(1);
    expect(await removeUnusedOrderMedia(at.shop)).toBe(1);
    expect(await stored(ticket)).toEqual([shown, written].toSorted());
    expect(filesOnDisk(at.shop.config.dataDir)).toEqual(disk.filter((name) => name !== unusedFile));
  });

  it('makes room for others when it is gone', async () => {
    const ticket = await at.deliver();
    for (let count = 0; count < 3; count += 1) await at.photo(ticket);
    expect(uploadsPerOrder).toBeGreaterThan(3);
    at.shop.clock.advance(unusedGrace + 1);
    expect(await removeUnusedOrderMedia(at.shop)).toBe(3);
    expect(await stored(ticket)).toEqual([]);
  });

  it('cannot be shown once it is going, and goes when a run has ended before its file was gone', async () => {
    const ticket = await at.deliver();
    const mediaId = await at.photo(ticket);
    const file = await fileOf(mediaId);
    expect(filesOnDisk(at.shop.config.dataDir)).toContain(file);
    const all = at.shop.db.updateTable('order_media').set({ removed_at: 1 }).where('order_no', '=', ticket.orderNo);
    await all.execute();
    expect(await at.ask(ticket, { reason: 'DEFECTIVE', media: [mediaId] })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await removeUnusedOrderMedia(at.shop)).toBe(1);
    expect(filesOnDisk(at.shop.config.dataDir)).not.toContain(file);
  });

  it('is looked at again within a week, and leaves the files of another order alone', async () => {
    const [ticket, other] = [await at.deliver(), await at.deliver()];
    const mediaId = await at.photo(ticket);
    await at.ask(ticket, { reason: 'DEFECTIVE', media: [mediaId] });
    at.shop.clock.advance(2 * unusedGrace);
    const young = await at.photo(other);
    expect(await removeUnusedOrderMedia(at.shop)).toBe(0);
    await at.shop.db.updateTable('rma_lines').set({ media: '[]' }).where('order_no', '=', ticket.orderNo).execute();
    at.shop.clock.advance(unusedGrace / 2);
    expect(await removeUnusedOrderMedia(at.shop)).toBe(0);
    expect([await stored(ticket), await stored(other)]).toEqual([[mediaId], [young]]);
    at.shop.clock.advance(8 * unusedGrace);
    expect(await removeUnusedOrderMedia(at.shop)).toBe(2);
  });
});
