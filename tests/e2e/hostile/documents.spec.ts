import { expect, test } from '#tests/fixtures/test.ts';
import { watchExecutions } from './executions.ts';
import { someTexts, texts } from './texts.ts';
import { addressWith } from './walk.ts';

// A word that names nothing is answered with 404, which the console remarks.
test.use({ tolerated: /Failed to load resource/ });
test.describe.configure({ timeout: 180_000 });

const addresses: readonly string[] = someTexts.flatMap((text) => [
  addressWith('/home/search', ['q', 'f', 'sort', 'utm_source'], text),
  addressWith('/home/share', ['code', 'spu', 'from', 'site'], text),
  `/prom/activity-making/${encodeURIComponent(text)}`,
  `/${encodeURIComponent(text)}`,
]);

test('no word of an address gets out of its place in the document that the server writes', async ({
  page,
  context,
}) => {
  await watchExecutions(context);
  // The parser of the browser reads the documents; a page that is nobody's keeps the shop itself quiet.
  await page.route('**/reading-room', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Reading</title>' }),
  );
  await page.goto('/reading-room');
  const read = await page.evaluate(
    async ([list, words]) => {
      const scriptsOf = (text: string) => {
        const parsed = new DOMParser().parseFromString(text, 'text/html');
        const scripts = [...parsed.scripts].filter(({ type }) => !/json$/.test(type));
        // Data of the page stands in a script that no browser runs; it must still be data.
        for (const data of parsed.querySelectorAll('script[type$="json"]')) JSON.parse(data.textContent ?? '');
        const strangers = [...parsed.querySelectorAll('base, object, embed, iframe, meta[http-equiv]')];
        const dangers = [
          ...(window.dangersIn?.(parsed) ?? ['nobody looked']),
          ...strangers.map((one) => one.outerHTML),
        ];
        return { scripts: scripts.map((script) => script.src || script.textContent), dangers };
      };
      const fetched = async (address: string) => (await fetch(address)).text();
      const scripts = new Set(scriptsOf(await fetched('/home/search?q=lamp')).scripts);
      const wrong: (readonly [string, readonly (string | null)[]])[] = [];
      const readOne = async (address: string) => {
        const found = scriptsOf(await fetched(address));
        const odd = found.scripts.filter((script) => !scripts.has(script) || script === '');
        if (found.dangers.length + odd.length > 0) wrong.push([address, [...found.dangers, ...odd]]);
      };
      const left = [...list];
      await Promise.all(
        Array.from({ length: 6 }, async () => {
          for (let next = left.pop(); next !== undefined; next = left.pop()) await readOne(next);
        }),
      );
      const naive = words.filter((word) => scriptsOf(`<p>${word}</p>`).dangers.length > 0);
      return { wrong, naive: naive.length };
    },
    [addresses, texts] as const,
  );
  expect(read.wrong).toEqual([]);
  // The control: a server that writes the words as they come.
  expect(read.naive).toBeGreaterThanOrEqual(100);
});
