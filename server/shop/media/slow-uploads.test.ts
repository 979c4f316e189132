import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInMember } from '#server/testing/test-member.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { type Arrival, storeUpload } from './store-upload.ts';
import { arrivalOf, png } from './upload-fixture.ts';
import { uploadsAtOnce } from './upload-limits.ts';

let shop: TestShop;
let picture: Buffer;
beforeAll(async () => {
  shop = await openTestShop();
  picture = await png();
});
afterAll(() => shop.close());

const from = (ip: string): NonNullable<Arrival['caller']> => ({
  account: undefined,
  client: { id: '', type: 3, userAgent: '', ip },
});
const draft = () => ({ draftId: crypto.randomUUID() });
const sendWhole = (ip: string) => storeUpload(shop, draft(), { ...arrivalOf(picture), caller: from(ip) });

/** Pictures of strangers that begin and never end. @returns how many were let in, and what ends them */
async function dribble(ips: readonly string[]) {
  const sources = ips.map(() => new PassThrough());
  const refused: unknown[] = [];
  const uploads = ips.map((ip, index) => {
    const arrival = { ...arrivalOf(picture), source: sources[index] ?? new PassThrough(), caller: from(ip) };
    return storeUpload(shop, draft(), arrival).catch((error: unknown) => refused.push(error));
  });
  await sendWhole('192.0.2.99').catch(() => undefined);
  const letIn = ips.length - refused.length;
  const end = async (): Promise<void> => {
    for (const source of sources) source.destroy();
    await Promise.all(uploads);
  };
  return { letIn, end };
}

describe('pictures that strangers send and never finish', () => {
  it('of one home keep nobody else from sending one', async () => {
    const slow = await dribble(Array.from({ length: 40 }, (_, index) => `2001:db8:7:${index.toString(16)}::7`));
    expect(slow.letIn).toBe(uploadsAtOnce.strangers.each);
    expect((await sendWhole('198.51.100.7')).type).toBe('IMAGE');
    await slow.end();
    expect((await sendWhole('2001:db8:7:1::9')).type).toBe('IMAGE');
  });

  it('of very many networks keep no member from sending one', async () => {
    const slow = await dribble(Array.from({ length: 60 }, (_, index) => `203.0.113.${index}`));
    expect(slow.letIn).toBe(uploadsAtOnce.strangers.all);
    await expect(sendWhole('198.51.100.7')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const { accountId } = await logInMember(shop);
    expect((await storeUpload(shop, { accountId }, arrivalOf(picture))).type).toBe('IMAGE');
    await slow.end();
  });
});
