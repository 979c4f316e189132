import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { wholeChromiumLaunch } from '#tests/fixtures/chromium.ts';
import { ensurePackage } from '../../../tools/setup/ensure-package.ts';
import { figuresOf, type LighthouseResult, type PageFigures } from './figures.ts';
import { processorTime } from './processor-time.ts';
import { slowLine } from './slow-line.ts';
import type { Method } from './options.ts';
import type { Trace } from './trace.ts';

interface LighthouseModule {
  default(
    url: string,
    flags: { readonly port: number; readonly logLevel: 'error' },
    config: { readonly extends: 'lighthouse:default'; readonly settings: object },
  ): Promise<{ readonly lhr: LighthouseResult; readonly artifacts: { readonly Trace: Trace } } | undefined>;
}

interface LauncherModule {
  launch(options: {
    readonly chromePath: string;
    readonly chromeFlags: readonly string[];
  }): Promise<{ readonly port: number; kill(): void }>;
}

/** A package of its own. */
const folder = path.join(import.meta.dirname, 'lighthouse');

export type LoadPage = (url: string, rate: number, method: Method) => Promise<PageFigures>;

/** Gives what loads a page once, in a browser of its own, and measures it. Installs Lighthouse when that is missing. */
export async function openLighthouse(): Promise<LoadPage> {
  ensurePackage(folder, 'Lighthouse');
  const require = createRequire(path.join(folder, 'package.json'));
  const load = (name: string) => import(pathToFileURL(require.resolve(name)).href);
  const { default: lighthouse }: LighthouseModule = await load('lighthouse');
  const { launch }: LauncherModule = await load('chrome-launcher');

  const loadOnce: LoadPage = async (url, rate, method) => {
    const browser = await launch({
      chromePath: wholeChromiumLaunch.executablePath ?? chromium.executablePath(),
      chromeFlags: [...wholeChromiumLaunch.args, '--headless=new'],
    });
    try {
      const result = await lighthouse(
        url,
        { port: browser.port, logLevel: 'error' },
        {
          extends: 'lighthouse:default',
          settings: {
            onlyCategories: ['performance'],
            formFactor: 'mobile',
            throttlingMethod: method,
            throttling: { ...slowLine, cpuSlowdownMultiplier: rate },
          },
        },
      );
      if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
      return figuresOf(result.lhr, () => processorTime(result.artifacts.Trace, method === 'simulate' ? rate : 1));
    } finally {
      browser.kill();
    }
  };
  return async (...args) => loadOnce(...args).catch((error: unknown) => loadAgain(error, () => loadOnce(...args)));
}

/** A trace now and then misses the moment at which the load began. Such a load has no figures, so nothing is lost with it. */
function loadAgain(error: unknown, load: () => Promise<PageFigures>): Promise<PageFigures> {
  if (!(error instanceof Error) || !error.message.includes('NO_NAVSTART')) throw error;
  console.log(`${error.message} It is loaded again.`);
  return load();
}
