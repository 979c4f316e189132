import { loadRenderer } from './render/load-renderer.ts';
import type { Pages } from './render/pages.ts';
import { pagePolicy } from './security/headers.ts';
import type { ShopContext } from './shop-context.ts';
import { readVersions } from './shop/catalogue/versions.ts';
import { serveSimulator } from './simulator.ts';
import { serveSitemap } from './sitemap.ts';

/** The pages of the built web app, or none where it was not built: the API is complete without. */
export const builtPages = async (shop: ShopContext): Promise<Pages | undefined> => {
  const { config } = shop;
  const renderer = await loadRenderer(config, async () => JSON.stringify([...(await readVersions(shop)).of]));
  return (
    renderer && {
      render: renderer.render,
      policy: (path, nonce, inlineScripts) => pagePolicy(config, path, nonce, inlineScripts),
      before: (app) => {
        serveSimulator(app, config);
        serveSitemap(app, shop, renderer);
      },
    }
  );
};
