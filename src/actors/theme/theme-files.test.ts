import { describe, expect, test } from 'vitest';
import darkFont from '#themes/dark/font.json';
import darkUi from '#themes/dark/ui.json';
import lightFont from '#themes/light/font.json';
import lightUi from '#themes/light/ui.json';
import { createSimpleRequest } from '../../api/simple-request.ts';
import { fetchThemeFiles } from '../../api/theme-files.ts';
import { readTheme } from './theme-files.ts';

const { signal } = new AbortController();
const files = new Map<string, unknown>([
  ['/themes/light/ui.json', lightUi],
  ['/themes/light/font.json', lightFont],
  ['/themes/dark/ui.json', darkUi],
  ['/themes/dark/font.json', darkFont],
]);
const request = createSimpleRequest('https://shop.test', async ({ url }) =>
  Response.json(files.get(new URL(url).pathname)),
);

test.each([
  ['light', lightUi, lightFont],
  ['dark', darkUi, darkFont],
] as const)(
  'the theme %s has a map of looks and a map of fonts [S7.theme-files.01 S7.theme-files.02]',
  async (theme, ui, font) => {
    expect(await fetchThemeFiles(request, theme, signal)).toEqual({ ui, font });
    for (const map of [ui, font]) expect(Object.keys(map).length).toBeGreaterThan(0);
  },
);

test('both files are asked for before either answers, and come at once [S7.theme-files.03]', async () => {
  const requests: string[] = [];
  const answers: ((response: Response) => void)[] = [];
  const slow = createSimpleRequest('https://shop.test', ({ url }) => {
    requests.push(new URL(url).pathname);
    return new Promise((resolve) => answers.push(resolve));
  });
  const coming = fetchThemeFiles(slow, 'dark', signal);
  expect(requests).toEqual(['/themes/dark/ui.json', '/themes/dark/font.json']);
  answers[1]?.(Response.json({ font: 1 }));
  answers[0]?.(Response.json({ ui: 1 }));
  expect(await coming).toEqual({ ui: { ui: 1 }, font: { font: 1 } });
});

test('a file that is missing is no theme', async () => {
  const broken = createSimpleRequest('https://shop.test', async () => new Response('', { status: 404 }));
  await expect(fetchThemeFiles(broken, 'dark', signal)).rejects.toThrow('Request failed with status 404');
});

describe('a festival', () => {
  const snow = { 'skin-hero': 'url(/skins/snow/hero.svg)', 'color-brand-bg': '#ffc158' };
  const requests: string[] = [];
  const withSkins = (skin: unknown, list: unknown = ['lantern', 'snow'], ui: unknown = darkUi) =>
    createSimpleRequest('https://shop.test', async ({ url }) => {
      const { pathname } = new URL(url);
      requests.push(pathname);
      if (pathname === '/themes/dark/ui.json') return Response.json(ui);
      if (pathname === '/themes/skins.json') return Response.json(list);
      if (pathname === '/themes/skins/snow/dark/ui.json') return Response.json(skin);
      return Response.json(files.get(pathname));
    });
  const lookOf = async (festival: string, ...parts: Parameters<typeof withSkins>) => {
    requests.length = 0;
    const { look, ...pair } = await readTheme(withSkins(...parts), 'dark', festival, signal);
    expect(pair).toEqual({ ui: parts[2] ?? darkUi, font: darkFont });
    return look;
  };

  test('lays its pictures over the theme, at the address of that theme [S4.theme.12]', async () => {
    expect(await lookOf('snow', snow)).toEqual({
      'skin-hero': 'url(/skins/snow/dark/hero.svg)',
      'color-brand-bg': '#ffc158',
    });
  });

  test('is asked about on festive days only', async () => {
    expect(await lookOf('', snow)).toEqual({});
    expect(requests).toEqual(['/themes/dark/ui.json', '/themes/dark/font.json']);
  });

  test.each(['easter', '../light', 'snow/..', '__proto__'])(
    '%s, which the shop does not keep, is never asked for',
    async (name) => {
      expect(await lookOf(name, snow)).toEqual({});
      expect(requests).not.toContainEqual(expect.stringContaining('/themes/skins/'));
    },
  );

  test.each([
    ['is broken', null],
    ['loads from elsewhere', { 'skin-hero': 'url(https://evil.example/hero.svg)' }],
    ['makes a text unreadable', { ...snow, 'color-fg-default': '#101214' }],
  ])('that %s is none', async (_, skin) => {
    expect(await lookOf('snow', skin)).toEqual({});
  });

  test('without a list is none', async () => {
    expect(await lookOf('snow', snow, null)).toEqual({});
  });

  test('lies over what the operator changed, and both can be read together', async () => {
    const operator = { ...darkUi, 'color-bg-raised': '#33261a' };
    expect(await lookOf('snow', { 'color-fg-subtle': '#8b857b' }, undefined, operator)).toEqual({
      'color-bg-raised': '#33261a',
    });
  });
});

test('the pictures of a skin that the theme itself names are those of the theme [S4.theme.12]', async () => {
  const named = createSimpleRequest('https://shop.test', async ({ url }) =>
    Response.json(url.endsWith('ui.json') ? { 'skin-hero': 'url(/skins/snow/light/hero.avif)' } : darkFont),
  );
  const { look } = await readTheme(named, 'dark', '', signal);
  expect(look).toEqual({ 'skin-hero': 'url(/skins/snow/dark/hero.avif)' });
});
