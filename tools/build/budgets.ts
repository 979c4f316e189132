import type { RouteSize } from './sizes.ts';

interface Budget {
  /** Bytes of JavaScript after brotli on a first visit. */
  readonly js: number;
  /** With what the page loads by itself within 5 s of its load. */
  readonly whole: number;
}

/** The routes a visit usually starts with have less to spend than the rest. */
const first: Readonly<Record<string, Budget>> = {
  '/home': { js: 102_500, whole: 137_500 },
  '/product-detail': { js: 106_400, whole: 145_300 },
  '/shopping-cart': { js: 103_800, whole: 136_000 },
  '/home/search': { js: 104_900, whole: 138_400 },
  '/collections': { js: 103_200, whole: 135_600 },
  '/account/login': { js: 101_800, whole: 134_300 },
};
const any: Budget = { js: 113_200, whole: 148_900 };
const ownJs = 25_000;
const css = 15_100;
const baseCss = 11_200;
const jsFiles = 16;
const cssFiles = 3;

/** Every figure of a route above its budget, one sentence each. */
export function overBudget(size: RouteSize): string[] {
  const { js, whole } = first[size.path] ?? any;
  const limits: [what: string, is: number, limit: number][] = [
    ['bytes of JavaScript', size.js, js],
    ['bytes of JavaScript with what comes late', size.js + size.lateJs, whole],
    ['bytes of its own JavaScript', size.ownJs, ownJs],
    ['bytes of CSS', size.css, css],
    ['bytes of CSS that every page has', size.baseCss, baseCss],
    ['JavaScript files', size.jsFiles, jsFiles],
    ['CSS files', size.cssFiles, cssFiles],
  ];
  return limits
    .filter(([, is, limit]) => is > limit)
    .map(([what, is, limit]) => `${size.path}: ${is} ${what}, more than ${limit}`);
}

/** What the switches of a product page's stage bring: dots, sliders and their words. */
const lightPreview = 3_200;

/** @param bytes of the chunk after brotli; undefined where the build has none */
export function lightPreviewFaults(bytes: number | undefined): string[] {
  if (bytes === undefined) return ['no chunk holds the light preview'];
  return bytes > lightPreview ? [`the light preview weighs ${bytes} bytes, more than ${lightPreview}`] : [];
}
