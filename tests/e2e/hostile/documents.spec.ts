import type { Page } from '@playwright/test';
import { beaconOn, enterAll, passDraw } from '#server/shop/promotions/draws/draw-fixture.ts';
import { fakeClock } from '#server/testing/fake-clock.ts';
import { share } from '#tests/extent.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { keepTokens, newMember, type Member } from '../steps/member.ts';
import { openRunning, settled } from '../steps/open.ts';
import { besideShop } from '../steps/ops.ts';
import { executions, watchExecutions } from './executions.ts';
import { fileTexts, operatorSite, type OperatorPages, publishHostileFiles } from './operator-files.ts';
import { someTexts, texts } from './texts.ts';
import { addressWith } from './walk.ts';

// A word that names nothing is answered with 404, which the console remarks.
test.use({ tolerated: /Failed to load resource/ });
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

/** The files of one operator hold some 120 texts: so many operators say all of them. */
const parts = Math.ceil(fileTexts.length / 120);

/** What a page says to somebody, also where it is folded up and in place of its pictures. */
const words = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('main *')].flatMap((element) => [
      [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : [])).join(''),
      element.getAttribute('alt') ?? '',
    ]);
    return shown.join('\n');
  });

/** One member takes part and wins, and everybody sees it. */
const holdDraw = (promoId: string, handle: string, { email }: Member) =>
  besideShop(async (real) => {
    const clock = fakeClock(real.clock.now());
    const shop = { ...real, clock, beacon: beaconOn(clock) };
    const accounts = real.db.selectFrom('accounts').select('id').where('email', '=', email);
    await enterAll(shop, { promoId, handle }, [(await accounts.executeTakeFirstOrThrow()).id]);
    await passDraw(shop, promoId);
  });

test('no text of an operator’s file runs on the pages of a giveaway, a project and a doll machine, or breaks them', async ({
  page,
  context,
}) => {
  await watchExecutions(context);
  await page.setViewportSize({ width: 320, height: 640 });
  const member = await newMember('hostile');
  await keepTokens(page, member);
  const look = async (path: string, said: readonly string[]) =>
    test.step(path, async () => {
      await openRunning(page, path);
      await settled(page);
      const shown = await words(page);
      expect.soft(said.filter((text) => !shown.includes(text))).toEqual([]);
      expect.soft(await executions(page)).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  const lookAll = async ({ promoId, handle, projectId, tier, said }: OperatorPages) => {
    const [title = '', summary = ''] = said.giveaway;
    const [project = ''] = said.project;
    const market = `site=${operatorSite}`;
    await look(`/prom/new-outdoor-lights-giveaway?handle=${handle}&${market}`, said.giveaway);
    await look(`/prom/winner-announcement?handle=${handle}&${market}`, [title]);
    await look(`/prom/activity-list?${market}`, [title, summary]);
    await look(`/prom/new-product-crown?${market}`, [project]);
    await look(`/prom/new-product-crown-detail?id=${projectId}&${market}`, said.project);
    await look(`/order/checkout?source=PLEDGE&itemId=${tier}&${market}`, []);
    await look(`/prom/doll-machine?${market}`, said.machine);
    await holdDraw(promoId, handle, member);
    await look(`/prom/winner-announcement?handle=${handle}&${market}`, [title]);
    await look('/prom/prize-list?site=US&tab=CLAIMED', []);
  };
  for (let part = 0; part < (share === 1 ? parts : 1); part += 1) {
    await lookAll(await publishHostileFiles(fileTexts.filter((_, index) => index % parts === part)));
  }
});
