import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { makeNonce } from '../security/headers.ts';
import { documentOf, scriptJson } from './document.ts';
import { leadPictureLinks } from './lead-picture.ts';
import { pageFiles } from './manifest.ts';
import { createPageRenderer } from './page-renderer.ts';
import type { RenderedPage, WebApp } from './types.ts';

const entry = '<script type="module" crossorigin fetchpriority="low" src="/assets/entry.js"></script>';
const template = `<html><head><meta property="csp-nonce" nonce=""><script>theme()</script><title>x</title><!--page-code--><!--theme-files--><!--head-->${entry}<link rel="stylesheet" href="/assets/entry.css"></head>
<body><div id="root"></div><!--state--></body></html>`;
const page: RenderedPage = {
  kind: 'page',
  status: 200,
  title: 'A & B',
  tags: [{ tag: 'meta', attributes: { name: 'description', content: '"><script>' } }],
  jsonLd: [{ name: '</script><script>alert(1)</script>' }],
  markup: '<main>$& it</main>',
  isWhole: true,
  state: { text: '</script>' },
  source: 'src/pages/home/home/page.tsx',
  cacheable: true,
};
const manifest = {
  'index.html': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  'src/pages/home/home/page.tsx': {
    file: 'assets/home.js',
    css: ['assets/home.css', 'assets/entry.css'],
    imports: ['_shared.js', '_card.js', 'index.html'],
  },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'] },
};

/** A web app whose pages read `a` of their query. */
const findPlace: WebApp['findPlace'] = ({ path, search }) => {
  const a = new URLSearchParams(search).get('a');
  return path.startsWith('/no')
    ? { kind: 'place', path: '/*', search: '' }
    : { kind: 'place', path, search: a === null ? '' : `?a=${a}` };
};

function rendererOf(render: WebApp['render'], found = findPlace) {
  let now = 0;
  const versions = { themes: 'light=0 dark=0', prices: '1' };
  const calls = vi.fn(render);
  const countRender = vi.fn();
  const endRender = vi.fn();
  const beginRender = () => {
    countRender();
    return endRender;
  };
  const fetch = () => Promise.reject(new Error('unused'));
  const renderPage = createPageRenderer({
    template,
    manifest,
    webApp: { findPlace: found, render: calls },
    themeVersions: async () => versions.themes,
    priceVersions: async () => versions.prices,
    now: () => now,
  });
  const ask = async (path: string, nonce = 'n1', headers: Readonly<Record<string, string>> = {}, ahead = 0) => {
    const url = new URL(path, 'https://shop.test');
    const answer = await renderPage({ url, isOtherHost: false, headers, nonce, ahead, fetch, beginRender });
    const bytes = Buffer.isBuffer(answer.body) ? answer.body : Buffer.from(String(answer.body));
    return {
      ...answer,
      body: (answer.headers?.['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes).toString(),
    };
  };
  return { ask, calls, countRender, endRender, versions, wait: (ms: number) => (now += ms) };
}

describe('the document', () => {
  const html = documentOf(template, page, pageFiles(manifest, page.source), 'light=0 dark="1');

  test('names the files of the page beyond those of the entry, each once', () => {
    expect(html.match(/href="[^"]+"/g)?.sort()).toEqual([
      'href="/assets/card.css"',
      'href="/assets/card.js"',
      'href="/assets/entry.css"',
      'href="/assets/home.css"',
      'href="/assets/home.js"',
    ]);
  });

  test('says which files its themes have', () => {
    expect(html).toContain('<meta name="theme-files" content="light=0 dark=&quot;1" />');
  });

  test('says where the code of its page is, and nothing where no file of it is known', () => {
    expect(html).toContain('<meta name="page-code" content="/assets/home.js" />');
    expect(documentOf(template, page, pageFiles({}, page.source), '')).not.toContain('page-code');
  });

  test('lays the styles of the page over those of the entry', () => {
    expect(html.indexOf('/assets/entry.css')).toBeLessThan(html.indexOf('/assets/home.css'));
  });

  test('lets no text become markup', () => {
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('<title>A &amp; B</title>');
    expect(html).toContain('content="&quot;&gt;&lt;script&gt;"');
    expect(html).toContain('<main>$& it</main>');
  });

  test('carries state that reads back as it was', () => {
    expect(JSON.parse(scriptJson({ a: '</script>\u2028' }))).toEqual({ a: '</script>\u2028' });
  });
});

describe('the nonce of a response', () => {
  test('stands where the template has its place, and not where a text asks for it', async () => {
    const markup = '<p>__CSP_NONCE__ nonce=&quot;&quot;</p>';
    const { ask } = rendererOf(async () => ({ ...page, markup }));
    const answer = await ask('/home', 'of-this-response');
    expect(JSON.stringify(answer).split('of-this-response')).toHaveLength(2);
  });
});

describe('the code of a page', () => {
  const files = pageFiles(manifest, page.source);
  const codeAt = (priority: string) =>
    [
      `<script type="module" crossorigin fetchpriority="${priority}" src="/assets/entry.js"></script>`,
      `<link rel="modulepreload" crossorigin fetchpriority="${priority}" href="/assets/home.js">`,
      `<link rel="modulepreload" crossorigin fetchpriority="${priority}" href="/assets/card.js">`,
    ].join('');

  test('waits in a template where the markup shows the page itself', () => {
    expect(documentOf(template, page, files, '')).toContain(`<template id="code">${codeAt('high')}</template>`);
  });

  test('stands in the head where the markup shows a skeleton', () => {
    const html = documentOf(template, { ...page, isWhole: false }, files, '');
    expect(html).not.toContain('<template');
    expect(html).toContain(codeAt('low'));
    expect(html.indexOf(codeAt('low'))).toBeLessThan(html.indexOf('</head>'));
  });
});

describe('the first large picture of a page', () => {
  const picture = (name: string, more = ' fetchPriority="high"') =>
    `<img class="a" src="/media/${name}-640.webp" srcSet="/media/${name}-320.avif 320w" sizes="(min-width: 900px) 50vw, 100vw" loading="lazy"${more}/>`;

  test('is loaded by the head in the light of the theme that its script will choose', () => {
    const links = leadPictureLinks(`<main>${picture('dome/day')}${picture('dome/night')}${picture('orb/day')}</main>`);
    expect(links.match(/<link/g)).toHaveLength(2);
    expect(links).toContain(
      'imagesrcset="/media/dome/day-320.avif 320w" imagesizes="(min-width: 900px) 50vw, 100vw" media="not all" data-only="light" data-media="all"',
    );
    expect(links).toContain('imagesrcset="/media/dome/night-320.avif 320w"');
    expect(links).not.toContain('orb');
  });

  test('is loaded by its theme as well where the lamp rests off by day', () => {
    const links = leadPictureLinks(picture('dome/off') + picture('dome/night') + picture('orb/day'));
    expect(links.match(/data-only="(?:light|dark)"/g)).toEqual(['data-only="light"', 'data-only="dark"']);
  });

  test('is loaded whatever the theme where it has one light, and the next picture is another one', () => {
    const links = leadPictureLinks(picture('dome/day') + picture('orb/day'));
    expect(links.match(/<link/g)).toHaveLength(1);
    expect(links).not.toContain('media=');
  });

  test('is loaded in the cut of the screen where it is cut anew for narrow ones', () => {
    const cut = '<source media="(width &lt; 600px)" srcSet="/media/room-upright/day-640.avif 640w" sizes="100vw"/>';
    const upright = `<picture>${cut}${picture('room/day')}</picture>`;
    const [narrow, wide, ...more] = leadPictureLinks(upright).match(/<link[^>]*>/g) ?? [];
    expect(narrow).toContain('imagesrcset="/media/room-upright/day-640.avif 640w" imagesizes="100vw"');
    expect(narrow).toContain(' media="(width &lt; 600px)"');
    expect(wide).toContain('imagesrcset="/media/room/day-320.avif 320w"');
    expect(wide).toContain(' media="not all and (width &lt; 600px)"');
    expect(more).toEqual([]);
    const pair = leadPictureLinks(upright + upright.replaceAll('/day-', '/night-'));
    expect(pair.match(/data-only="dark" data-media="[^"]*"/g)).toEqual([
      'data-only="dark" data-media="(width &lt; 600px)"',
      'data-only="dark" data-media="not all and (width &lt; 600px)"',
    ]);
  });

  test('stands before the script of the theme in the document', () => {
    const marked = { ...page, markup: picture('dome/day') };
    const html = documentOf(
      '<head><!--lead-picture--><script>theme()</script></head>',
      marked,
      pageFiles(manifest, ''),
      '',
    );
    expect(html.indexOf('imagesrcset')).toBeGreaterThan(0);
    expect(html.indexOf('imagesrcset')).toBeLessThan(html.indexOf('theme()'));
  });

  test('is none where the page marks none', () => {
    expect(leadPictureLinks(picture('dome/day', ''))).toBe('');
    expect(leadPictureLinks('<img src="/avatar.webp" fetchpriority="high">')).toBe('');
  });
});

describe('answering a page', () => {
  test('renders once in 50 s for a path, market and what the page reads of its query, with a new nonce each time', async () => {
    const { ask, calls, countRender, wait } = rendererOf(async () => page);
    expect((await ask('/home?site=UK&a=1', 'n1')).body).toContain('nonce="n1"');
    expect((await ask('/home?utm_source=x&a=1&site=GB', 'n2')).body).toContain('nonce="n2"');
    expect(countRender).toHaveBeenCalledTimes(1);
    wait(49_999);
    await ask('/home?a=1&site=GB');
    expect(calls).toHaveBeenCalledTimes(1);
    wait(1);
    await ask('/home?a=1&site=GB');
    expect(calls).toHaveBeenCalledTimes(2);
  });

  test('renders what is not there once for a market, however it is spelt', async () => {
    const { ask, calls, countRender, endRender } = rendererOf(async ({ path }) => ({
      ...page,
      status: 404,
      markup: path,
    }));
    const bodies = new Set<string>();
    for (let spelling = 0; spelling < 100; spelling += 1) {
      const { status, body } = await ask(`/nowhere-${spelling}?b=${spelling}`);
      expect(status).toBe(404);
      bodies.add(body);
    }
    expect([calls, countRender, endRender].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
    expect(bodies.size).toBe(1);
    await ask('/nowhere?site=GB');
    expect(calls).toHaveBeenCalledTimes(2);
  });

  test('gives up the page that was asked for longest ago where the cache is full', async () => {
    // Two of them fit into 12 MB, three do not.
    const { ask, calls } = rendererOf(async () => ({ ...page, markup: 'x'.repeat(5_000_000) }));
    for (const path of ['/a', '/b', '/a', '/c']) await ask(path);
    expect(calls).toHaveBeenCalledTimes(3);
    await ask('/a');
    expect(calls).toHaveBeenCalledTimes(3);
    await ask('/b');
    expect(calls).toHaveBeenCalledTimes(4);
  });

  test('keeps it compressed for browsers that take Brotli, with a new nonce all the same', async () => {
    const { ask, calls } = rendererOf(async () => page);
    for (const nonce of [makeNonce(), makeNonce()]) {
      const { headers, body } = await ask('/home', nonce, { 'accept-encoding': 'gzip, br' });
      expect(headers).toEqual({ 'content-encoding': 'br' });
      expect(body).toBe((await ask('/home', nonce)).body);
    }
    expect(calls).toHaveBeenCalledTimes(1);
  });

  test('renders once for all who ask at the same time, and again after a failure', async () => {
    let answer: (made: RenderedPage) => void = () => undefined;
    let fail: (error: Error) => void = () => undefined;
    const { ask, calls } = rendererOf(() => new Promise((resolve, reject) => ([answer, fail] = [resolve, reject])));
    const failing = [ask('/home'), ask('/home?utm_source=x')];
    await expect.poll(() => calls).toHaveBeenCalledTimes(1);
    fail(new Error('broken'));
    for (const one of failing) await expect(one).rejects.toThrow('broken');
    const answers = Array.from({ length: 50 }, (_, index) => ask(`/home?n=${index}`, `n${index}`));
    await expect.poll(() => calls).toHaveBeenCalledTimes(2);
    answer(page);
    const bodies = (await Promise.all(answers)).map(({ body }) => String(body));
    expect(bodies.filter((body, index) => !body.includes(`nonce="n${index}"`))).toEqual([]);
    expect(calls).toHaveBeenCalledTimes(2);
  });

  test('sends away who would wait behind a hundred others, and whoever has had too many', async () => {
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    const { ask, calls, countRender } = rendererOf(() => opened.then(() => page));
    const answers = Array.from({ length: 104 }, (_, index) => ask(`/p${index}`));
    await expect.poll(() => calls).toHaveBeenCalledTimes(4);
    await expect(ask('/one-more')).rejects.toMatchObject({ code: 'UNAVAILABLE', httpStatus: 503 });
    countRender.mockImplementation(() => {
      throw new Error('too many');
    });
    await expect(ask('/another')).rejects.toThrow('too many');
    open();
    expect(await Promise.all(answers)).toHaveLength(104);
  });

  test('says within a second that the files of a theme have changed', async () => {
    const { ask, versions, wait } = rendererOf(async () => page);
    expect((await ask('/home')).body).toContain('content="light=0 dark=0"');
    versions.themes = 'light=0 dark=ui.1.1';
    wait(999);
    expect((await ask('/home')).body).toContain('content="light=0 dark=0"');
    wait(1);
    expect((await ask('/home')).body).toContain('content="light=0 dark=ui.1.1"');
  });

  test('shows a new price within a second', async () => {
    const { ask, calls, versions, wait } = rendererOf(async () => page);
    await ask('/home');
    versions.prices = '2';
    wait(1_000);
    await ask('/home');
    expect(calls).toHaveBeenCalledTimes(2);
  });

  test('renders a page of another time for whoever asked, and keeps it for nobody', async () => {
    const { ask, calls } = rendererOf(async () => page);
    for (const ahead of [5, 5, 0, 0, 5]) await ask('/home', 'n1', {}, ahead);
    expect(calls.mock.calls.map(([{ ahead }]) => ahead)).toEqual([5, 5, 0, 5]);
  });

  test('keeps markets apart', async () => {
    const { ask, calls } = rendererOf(async () => page);
    await ask('/home?site=GB');
    await ask('/home?site=US');
    await ask('/home');
    expect(calls).toHaveBeenCalledTimes(2);
  });

  test('is in the market of the cookie where the address names none', async () => {
    const { ask, calls } = rendererOf(async () => page);
    await ask('/home', 'n1', { cookie: 'umi_locale=en; site=GB' });
    await ask('/home?site=JA', 'n1', { cookie: 'site=GB' });
    await ask('/home', 'n1', { cookie: 'website=CA; site=<b>' });
    expect(calls.mock.calls.map(([{ site }]) => site)).toEqual(['GB', 'JA', 'US']);
    await ask('/home?site=UK');
    expect(calls).toHaveBeenCalledTimes(3);
  });

  test('is in the market of the languages where neither address nor cookie names one', async () => {
    const { ask, calls } = rendererOf(async () => page);
    const german = { 'accept-language': 'de-AT,en;q=0.5' };
    await ask('/home', 'n1', german);
    await ask('/home', 'n1', { ...german, cookie: 'site=GB' });
    await ask('/home?site=JA', 'n1', german);
    await ask('/home', 'n1', { 'accept-language': 'pt-BR' });
    expect(calls.mock.calls.map(([{ site }]) => site)).toEqual(['EU', 'GB', 'JA', 'US']);
    await ask('/home?site=DE');
    expect(calls).toHaveBeenCalledTimes(4);
  });

  test('keeps nothing that failed', async () => {
    const { ask, calls } = rendererOf(async () => ({ ...page, cacheable: false }));
    await ask('/home');
    await ask('/home');
    expect(calls).toHaveBeenCalledTimes(2);
  });

  test('names the hash of the script in the head', async () => {
    const { ask } = rendererOf(async () => page);
    const theme = createHash('sha256').update('theme()').digest('base64');
    expect((await ask('/home')).inlineScripts).toEqual([`'sha256-${theme}'`]);
  });

  test('redirects', async () => {
    for (const [isPermanent, status] of [
      [false, 302],
      [true, 301],
    ] as const) {
      const { ask } = rendererOf(
        async () => page,
        () => ({ kind: 'redirect', to: '/home?x=1', isPermanent }),
      );
      expect(await ask('/?x=1')).toMatchObject({ status, headers: { location: '/home?x=1' } });
    }
  });
});
