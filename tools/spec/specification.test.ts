import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as limits from '#rules/limits.ts';
import { defaultSite, euGroupMarkets, marketAliases, marketKeys, markets } from '#rules/markets.ts';
import { refreshBands } from '#rules/tokens.ts';
import { routes } from '#src/routing/routes.ts';
import { readRequirements, sectionOf } from './requirements.ts';
import { readSpecification, sentencesOf, tableOf } from './specification.ts';

const root = path.resolve(import.meta.dirname, '../..');
const specification = await readSpecification(root);
const sentences = sentencesOf(specification);
const requirements = await readRequirements(root);

/** What says nothing of its own: heads, what is not shown, and what a sentence says again in another section. */
const silent: readonly RegExp[] = [
  /not shown|:$|:\*\*$|^\*\*(?:Account|Shop) service\*\*/,
  /^\| (?:Area|Key|Method|Item) \|/,
  /^The product is a consumer-electronics|^This document covers|^An AI robot feature|^\*\*Theme:\*\* light or dark\.$/,
  /^Under that: nothing|^Body status 401|^Other failures|^Video failure/,
];

describe('the specification', () => {
  test('is quoted word for word beside each id, from the section of the id', () => {
    // Section 1 begins with the words before it.
    const has = (section: string, spec: string) =>
      sentences.some(
        (one) => one.text === spec && (one.section === section || (one.section === '0' && section === '1')),
      );
    expect(requirements.filter(({ id, spec }) => !has(sectionOf(id), spec)).map(({ id }) => id)).toEqual([]);
  });

  test('has no sentence without an id but those that say nothing of their own, and the values of section 9', () => {
    const quoted = new Set(requirements.map(({ spec }) => spec));
    const values = new Set(tableOf(specification, 'Item').map((row) => `| ${row.join(' | ')} |`));
    const left = sentences.filter(
      ({ text }) => !quoted.has(text) && !values.has(text) && !silent.some((pattern) => pattern.test(text)),
    );
    expect(left).toEqual([]);
  });
});

const ms = (value: number) => `${value} ms`;
const grouped = (value: number) => value.toLocaleString('en-US');
const days = (value: number) => `${grouped(value)} ms (${value / 86_400_000} days)`;
const [fresh, renew, exchange] = refreshBands.map(({ from }) => from);

describe('the tables of the specification say what the product holds:', () => {
  test('the constants and limits of section 9', () => {
    expect(Object.fromEntries(tableOf(specification, 'Item'))).toEqual({
      'Request time-out': ms(limits.requestTimeout),
      'Default site': defaultSite,
      Markets: `${marketKeys.join(', ')} (plus UK alias)`,
      'EU-group markets': euGroupMarkets.join(', '),
      Locale: `${limits.supportedLocales.join(', ')} only`,
      'Default app version': limits.defaultAppVersion,
      'Client type': String(limits.clientType),
      'Cart update delay after market change': ms(limits.cartRefreshDelay),
      'Market info time-out': `${ms(limits.marketInfoTimeout)} (another named constant: value not shown)`,
      'Refresh thresholds': `${days(fresh ?? 0)}, ${days(renew ?? 0)}, ${grouped(exchange ?? 0)} ms`,
      'Theme transition': ms(limits.themeTransition),
      'Skeleton time-out': `${grouped(limits.skeletonTimeout)} ms, hide delay ${ms(limits.skeletonHideDelay)}`,
      'Back-navigation wait': ms(limits.backNavigationWait),
      'Cookie lifetime': `${limits.cookieLifetime / 3_600_000} hour`,
      'Page-time': `sample ${limits.pageTimeSample / 1_000} s; reports ${limits.pageTimeReports.map((time) => time / 1_000).join(', ')} s; drop at ${ms(limits.pageTimeDropFrom)} or more`,
      'Request cache ttl': `${limits.requestCacheTtl / 1_000} s`,
      'Query-string parsing': `depth ${limits.queryDepth}, array limit ${limits.queryArrayLimit}, parameter limit ${limits.queryParameterLimit}`,
      'Lazy-load images': `threshold ${limits.lazyImageThreshold} px, delay ${ms(limits.lazyImageDelay)}, throttle`,
      'Modal duration': ms(limits.modalDuration),
      'Notice auto-close': `${limits.noticeAutoClose / 1_000} s`,
      'Notification top offset': String(limits.noticeTopOffset),
      'Backdrop layer': String(limits.backdropLayer),
      'Head update throttle': ms(limits.headUpdateThrottle),
      'Video aspect ratios': limits.videoRatios.join(', '),
    });
  });

  test('the routes of section 2, each by its exact name', () => {
    const named = tableOf(specification, 'Area').flatMap(([, cell = '']) => cell.match(/\/[\w:/-]+/g) ?? []);
    const paths = new Set(routes.map((route) => route.path));
    expect(named.filter((name) => !paths.has(name))).toEqual([]);
    expect(named).toHaveLength(70);
  });

  test('the markets of section 3, each name with its sign, currency and market', () => {
    const signs: Readonly<Record<string, string>> = { '€': 'euro sign', '£': 'pound sign', '¥': 'yen sign' };
    for (const [names = '', ...cells] of tableOf(specification, 'Key'))
      for (const name of names.split(', ')) {
        const { sign, currency, marketName } = markets[marketAliases[name] ?? 'US'];
        expect([name, signs[sign] ?? sign, currency, marketName]).toEqual([name, ...cells]);
      }
  });

  test('the calls of section 7, each method at its path', async () => {
    const contract = await readFile(path.join(root, 'openapi/types.ts'), 'utf8');
    const answers = (method: string, name: string) => {
      const [, rest = ''] = contract.split(`"${name}": {`);
      return new RegExp(String.raw`^ {8}${method.toLowerCase()}: operations`, 'm').test(
        rest.split('\n    };')[0] ?? '',
      );
    };
    const services = [
      ['**Account service**', '/bff-app/v1/mobile/'],
      ['**Shop service**', '/app-mall/v1/'],
    ] as const;
    const missing = services.flatMap(([title, base]) =>
      tableOf(specification.slice(specification.indexOf(title)), 'Method')
        .filter(([method = '', name = '']) => !answers(method, base + name))
        .map(([method, name]) => `${method} ${base}${name}`),
    );
    expect(missing).toEqual([]);
  });

  test('the labels of pages of lists in section 2', async () => {
    const source = await readFile(path.join(root, 'design-system/components/pagination/pagination.tsx'), 'utf8');
    const labels = /paginationLabels = \{(?<labels>[^}]*)\}/.exec(source)?.groups?.['labels'] ?? '';
    const [line = ''] = sentences.flatMap(({ text }) => (text.startsWith('Pagination labels') ? text : []));
    const quoted = (text: string) => [...text.matchAll(/'([^']+)'/g)].map(([, label]) => label);
    expect(quoted(line)).toEqual(quoted(labels));
  });
});
