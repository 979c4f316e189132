import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeApp } from '#server/app.ts';
import { builtPages } from '#server/built-pages.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { seed } from '#server/seed/seed.ts';
import { makeIds } from '#server/ids.ts';
import { openShop } from '#server/open-shop.ts';
import { handlers } from '#server/routes/handlers.ts';
import { rotateTokens } from '#server/shop/account/sessions/rotate-tokens.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { accessTokenLifetime } from '#rules/limits.ts';

/** Shorter than nothing: not even a second request within the same millisecond gets the successor again. */
const noGrace = -1;
const day = 24 * 3_600_000;

export interface StrictShop {
  readonly origin: string;
  readonly refreshes: { rotated: number; refused: number };
  /** Lets time pass until every access token has expired. @returns the new instant, epoch ms */
  readonly expireTokens: () => number;
  close(): Promise<void>;
}

/** The real shop with its real pages, which forgives no refresh token that comes a second time, and whose clock can jump. */
export async function openStrictShop(port: number): Promise<StrictShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lampyris-tabs-'));
  const env = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: '0',
    DATA_DIR: dataDir,
    PORT: String(port),
  };
  const passed = { ms: 0 };
  const clock = { now: () => Date.now() + passed.ms };
  const shop: ShopContext = { ...(await openShop(readConfig(env), env)), clock, newId: makeIds(clock) };
  await migrate(shop.database);
  await seed(shop.database, clock, { demoShopper: true });

  const refreshes = { rotated: 0, refused: 0 };
  const refreshToken: typeof handlers.refreshToken = async ({ body, bearer, context }) => {
    try {
      const { refreshToken: used, clientId } = body;
      const client = { ...context.client, id: clientId };
      const pair = await rotateTokens(shop, { refreshToken: used, bearer: bearer?.token ?? '', client }, noGrace);
      refreshes.rotated += 1;
      return pair;
    } catch (error) {
      refreshes.refused += 1;
      throw error;
    }
  };
  const app = await makeApp({ shop, handlers: { ...handlers, refreshToken }, pages: await builtPages(shop) });
  await app.listen({ host: shop.config.host, port });
  return {
    origin: shop.config.publicOrigin,
    refreshes,
    expireTokens: () => {
      passed.ms += accessTokenLifetime + day;
      return clock.now();
    },
    close: async () => {
      await app.close();
      await shop.database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
