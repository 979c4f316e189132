import { readConfig } from '#server/config.ts';
import { openShop } from '#server/open-shop.ts';
import { serve } from '#server/serve.ts';
import type { ShopContext } from '#server/shop-context.ts';

export interface ShopHere {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Serves a shop in this process, which spares the start of a program where nothing is killed. */
export async function serveHere(
  variables: Readonly<Record<string, string>>,
  change: (shop: ShopContext) => ShopContext = (shop) => shop,
): Promise<ShopHere> {
  const env = { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMITS: '0', ...variables };
  const { port, close } = await serve(change(await openShop(readConfig(env), env)));
  return { origin: `http://127.0.0.1:${port}`, stop: close };
}
