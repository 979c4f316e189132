import type { Config } from './config.ts';
import { loadRenderer } from './render/load-renderer.ts';
import type { Pages } from './render/pages.ts';
import { pagePolicy } from './security/headers.ts';
import { serveSimulator } from './simulator.ts';

/** The pages of the built web app, or none where it was not built: the API is complete without. */
export const builtPages = async (config: Config): Promise<Pages | undefined> => {
  const render = await loadRenderer(config);
  return (
    render && {
      render,
      policy: (path, nonce, inlineScripts) => pagePolicy(config, path, nonce, inlineScripts),
      before: (app) => serveSimulator(app, config),
    }
  );
};
