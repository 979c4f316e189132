import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { demoShopper } from './seed/demo-shopper.ts';
import { seed } from './seed/seed.ts';
import { developersFiles, serveDevelopersPages } from './dev-pages.ts';
import { serveSimulatorSources, simulatorFile } from './dev-simulator.ts';
import { openShop } from './open-shop.ts';
import { closeOnSignal, runProgram } from './program.ts';
import { createPageRenderer } from './render/page-renderer.ts';
import { withPageSettings } from './render/page-settings.ts';
import type { Pages } from './render/pages.ts';
import { themeVersions } from './render/theme-files.ts';
import type { WebApp } from './render/types.ts';
import { developmentPolicy } from './security/headers.ts';
import { serve } from './serve.ts';
import { simulatorPath } from './simulator.ts';
import type { ShopContext } from './shop-context.ts';
import { startCompanions } from './start/companions.ts';

const root = resolve(import.meta.dirname, '..');

const loadWebApp = async (vite: ViteDevServer): Promise<WebApp> => {
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('vite.config.ts has no runnable ssr environment');
  return ssr.runner.import<WebApp>('/src/app/entry-server.tsx');
};

/** Renders from the sources as they are now. */
const pagesFromSources = (vite: ViteDevServer, { clock, config }: ShopContext): Pages => ({
  policy: () => developmentPolicy(config),
  render: async (request) => {
    const source = withPageSettings(await readFile(resolve(root, 'index.html'), 'utf8'), config);
    const template = await vite.transformIndexHtml(request.url.pathname, source);
    const webApp = await loadWebApp(vite);
    return createPageRenderer({
      template,
      manifest: {},
      webApp,
      themeVersions: () => themeVersions(config.dataDir),
      priceVersions: async () => '',
      now: clock.now,
    })(request);
  },
});

/** What a browser asks of Vite rather than of the shop: modules by their path, and Vite's own addresses. */
const moduleAddress =
  /^\/(@|src\/|design-system\/|machines\/|bridge-sdk\/|rules\/|openapi\/|themes\/[^?]*\.ts|node_modules\/)/;

const serveModules =
  (vite: ViteDevServer) =>
  (app: FastifyInstance): void => {
    app.addHook('onRequest', (request, reply, done) => {
      if (!moduleAddress.test(request.url)) return done();
      reply.hijack();
      vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
    });
  };

/** `npm run dev`: the shop from its sources with hot reload; the server itself is started anew by hand. */
await runProgram(async () => {
  const config = readConfig(process.env);
  const shop = await openShop(config, process.env);
  await migrate(shop.database);
  await seed(shop.database, shop.clock, { demoShopper: true });
  const companions = await startCompanions(root, config);
  const vite = await createServer({
    root,
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { port: config.port + 20 },
      // A page that a build or a test writes would reload the shop.
      watch: { ignored: ['**/{dist,storybook-static,test-results,.cache}/**'] },
    },
    // Found while the shop is open, a package of a page for developers would reload the shop.
    optimizeDeps: { entries: ['index.html', ...developersFiles, simulatorFile] },
  });
  const served = await serve(shop, {
    ...pagesFromSources(vite, shop),
    before: (app) => {
      serveModules(vite)(app);
      serveDevelopersPages(app, vite, config);
      serveSimulatorSources(app, vite, config);
    },
  });
  closeOnSignal(async () => {
    await vite.close();
    await served.close();
    await companions.stop();
  });
  process.stdout.write(
    `\n  Developing at ${config.publicOrigin} as ${demoShopper.email} / ${demoShopper.password}\n` +
      `  Its machines, live: ${config.publicOrigin}/__machines\n` +
      `  What it keeps in a browser: ${config.publicOrigin}/__storage\n` +
      `  Try it in a simulated app: ${config.publicOrigin}${simulatorPath}\n\n`,
  );
});
