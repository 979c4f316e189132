import { expect, test } from 'vitest';
import darkFont from '#themes/dark/font.json';
import darkUi from '#themes/dark/ui.json';
import lightFont from '#themes/light/font.json';
import lightUi from '#themes/light/ui.json';
import { createSimpleRequest } from '../api/simple-request.ts';
import { fetchThemeFiles } from '../api/theme-files.ts';

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
  const asked: string[] = [];
  const answers: ((response: Response) => void)[] = [];
  const slow = createSimpleRequest('https://shop.test', ({ url }) => {
    asked.push(new URL(url).pathname);
    return new Promise((resolve) => answers.push(resolve));
  });
  const coming = fetchThemeFiles(slow, 'dark', signal);
  expect(asked).toEqual(['/themes/dark/ui.json', '/themes/dark/font.json']);
  answers[1]?.(Response.json({ font: 1 }));
  answers[0]?.(Response.json({ ui: 1 }));
  expect(await coming).toEqual({ ui: { ui: 1 }, font: { font: 1 } });
});

test('a file that is missing is no theme', async () => {
  const broken = createSimpleRequest('https://shop.test', async () => new Response('', { status: 404 }));
  await expect(fetchThemeFiles(broken, 'dark', signal)).rejects.toThrow('Request failed with status 404');
});
