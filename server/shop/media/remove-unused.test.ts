import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestMember } from '#server/testing/test-member.ts';
import { openReviewShop, type ReviewShop } from '../community/reviews-fixture.ts';
import { filesPerRun, removeUnusedMedia, unusedGrace } from './remove-unused.ts';
import { filesOnDisk } from './upload-fixture.ts';
import { useMedia } from './use-media.ts';

let at: ReviewShop;
let shop: ReviewShop['shop'];
let member: TestMember;
let accountId = '';

beforeAll(async () => {
  at = await openReviewShop();
  ({ shop } = at);
  mkdirSync(join(shop.config.dataDir, 'uploads'), { recursive: true });
});
beforeEach(async () => {
  member = await at.member();
  ({ accountId } = member);
});
afterAll(() => at.close());

const store = async (count = 1): Promise<readonly string[]> => {
  const now = shop.clock.now();
  const rows = Array.from({ length: count }, () => {
    const id = shop.newId();
    const file = { kind: 'IMAGE', content_type: 'image/png', bytes: 8, path: `${id}.png` } as const;
    return { id, account_id: accountId, ...file, created_at: now, updated_at: now };
  });
  await shop.db.insertInto('media').values(rows).execute();
  for (const { path } of rows) writeFileSync(join(shop.config.dataDir, 'uploads', path), 'a picture');
  return rows.map(({ path }) => path);
};

describe('a file that nothing refers to', () => {
  it('goes a day after it was stored, and those of avatars and reviews stay', async () => {
    const [avatar = '', reviewed = '', unused = ''] = await store(3);
    await shop.db
      .updateTable('accounts')
      .set({ avatar_url: `/media/uploads/${avatar}` })
      .where('id', '=', accountId)
      .execute();
    const media = [reviewed.slice(0, reviewed.indexOf('.'))];
    expect(await at.write(await at.bought({ member }), { media })).toMatchObject({ status: 200 });
    shop.clock.advance(unusedGrace);
    expect(await removeUnusedMedia(shop)).toBe(0);
    shop.clock.advance(1);
    expect(await removeUnusedMedia(shop)).toBe(1);
    expect(filesOnDisk(shop.config.dataDir)).toEqual([avatar, reviewed].toSorted());
    const rows = await shop.db
      .selectFrom('media')
      .select('path')
      .where('path', 'in', [avatar, reviewed, unused])
      .execute();
    expect(rows.map(({ path }) => path).toSorted()).toEqual([avatar, reviewed].toSorted());
  });

  it('goes too when what referred to it is gone, within a week', async () => {
    const [avatar = ''] = await store();
    const wear = (avatar_url: string | null) =>
      shop.db.updateTable('accounts').set({ avatar_url }).where('id', '=', accountId).execute();
    await wear(`/media/uploads/${avatar}`);
    shop.clock.advance(2 * unusedGrace);
    await removeUnusedMedia(shop);
    await wear(null);
    shop.clock.advance(8 * unusedGrace);
    await removeUnusedMedia(shop);
    expect(filesOnDisk(shop.config.dataDir)).not.toContain(avatar);
  });

  it('stays when somebody is about to refer to it, and cannot be referred to once it is going', async () => {
    const [path = ''] = await store();
    shop.clock.advance(2 * unusedGrace);
    const named = { column: 'path', values: [path] } as const;
    expect(await useMedia(shop, shop.db, accountId, named)).toHaveLength(1);
    expect(await removeUnusedMedia(shop)).toBe(0);
    await shop.db.updateTable('media').set({ removed_at: 1 }).where('path', '=', path).execute();
    expect(await useMedia(shop, shop.db, accountId, named)).toEqual([]);
    // A run that ended before the file was gone is continued.
    expect(await removeUnusedMedia(shop)).toBe(1);
    expect(filesOnDisk(shop.config.dataDir)).not.toContain(path);
  });

  it('goes in runs of a bounded size', async () => {
    await store(filesPerRun + 5);
    shop.clock.advance(2 * unusedGrace);
    expect(await removeUnusedMedia(shop)).toBe(filesPerRun);
    expect(await removeUnusedMedia(shop)).toBe(5);
  });
});
