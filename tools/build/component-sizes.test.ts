import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import path from 'node:path';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { brotliBytes } from '../bridge/package/bundle.ts';
import { classNames } from './class-names.ts';

const entry = path.join(process.cwd(), 'design-system/weighed.ts');
const outside = ['react', 'react-dom', 'react/jsx-runtime'];
const component = (file: string) => `export * from './components/${file}.tsx';`;

interface Weight {
  readonly js: number;
  readonly css: number;
}

/** What a page would load for these lines, in bytes after brotli, with the names that our build gives to classes; React is there already. */
async function weigh(code: string): Promise<Weight> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Under Vitest, Vite would write the path of its file into every element, and a longer path would weigh more.
    oxc: { jsx: { development: false } },
    plugins: [
      {
        name: 'weighed',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
      vanillaExtractPlugin({ identifiers: classNames() }),
    ],
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: entry, external: outside, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in result)) throw new Error('Vite made another kind of build');
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  const texts = result.output.flatMap((file) =>
    file.type === 'chunk'
      ? [{ isCode: true, text: file.code }]
      : file.fileName.endsWith('.css')
        ? [{ isCode: false, text: String(file.source) }]
        : [],
  );
  const bytes = (isCode: boolean) =>
    sum(texts.filter((one) => one.isCode === isCode).map(({ text }) => brotliBytes(text)));
  return { js: bytes(true), css: bytes(false) };
}

const floating = [
  'modal/modal',
  'sheet/sheet',
  'dialogs/confirm-dialog',
  'dialogs/alert-dialog',
  'dialogs/revoke-dialog',
  'tooltip/tooltip',
  'popover/popover',
  'dropdown-menu/dropdown-menu',
  'light-preview/light-preview',
];

describe('without React, a page loads', () => {
  test.each([
    ['a button', component('button/button'), 650],
    ['a modal and a sheet', component('modal/modal') + component('sheet/sheet'), 13_150],
    ['notices that can be swiped', component('notification-stack/notification-stack'), 780],
    ['slides with dots', component('slides/slides'), 890],
  ])('%s within its weight', async (_, code, most) => {
    const { js } = await weigh(code);
    expect(js).toBeLessThanOrEqual(most);
  });

  test('the whole design system in 69.5 kB of script and 17.8 kB of style', async () => {
    const { js, css } = await weigh(["export * from './index.ts';", ...floating.map(component)].join('\n'));
    expect(js).toBeLessThanOrEqual(69_500);
    expect(css).toBeLessThanOrEqual(17_800);
    expect(css).toBeGreaterThan(8_000);
  });
});
