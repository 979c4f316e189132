import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#src/routing/routes.ts';
import { bans } from './bans.js';
import { ownFindings, type Sample } from './own-findings.ts';

/** Rule, a place where it holds, what it refuses, and a place that may. */
const cases: readonly [rule: keyof typeof bans, held: string, code: string, free: string | undefined][] = [
  ['fetch-in-api', 'src/widgets/a.tsx', 'fetch("/x")', 'src/api/client.ts'],
  ['fetch-in-api', 'machines/a.ts', 'globalThis.fetch("/x")', 'server/mail/a.ts'],
  ['fetch-in-api', 'src/pages/a.tsx', 'navigator.sendBeacon("/x")', 'src/api/a.ts'],
  ['storage-in-storage', 'src/widgets/a.tsx', 'localStorage.getItem("site")', 'src/storage/keys.ts'],
  ['storage-in-storage', 'src/api/a.ts', 'window.sessionStorage.clear()', 'src/storage/a.ts'],
  ['storage-in-storage', 'src/layout/a.ts', 'document.cookie = "a=b"', 'src/storage/a.ts'],
  ['actors-in-actors', 'src/widgets/a.tsx', 'import { createActor } from "xstate"; createActor', 'src/actors/a.ts'],
  ['actors-in-actors', 'src/pages/a.tsx', 'import { useMachine } from "@xstate/react"; useMachine', 'src/actors/a.ts'],
  [
    'radix-in-design-system',
    'src/widgets/a.tsx',
    'import { Dialog } from "radix-ui"; Dialog',
    'design-system/components/a.tsx',
  ],
  [
    'radix-in-design-system',
    'src/widgets/a.tsx',
    'import * as D from "@radix-ui/react-dialog"; D',
    'design-system/a.tsx',
  ],
  ['text-as-text', 'src/widgets/a.tsx', '<p dangerouslySetInnerHTML={x} />', undefined],
  ['text-as-text', 'design-system/a.ts', 'node.innerHTML = x', undefined],
  ['one-frame', 'src/pages/a.tsx', '<iframe title="a" />', 'design-system/components/frame-host/frame.tsx'],
  ['shell-in-bridge', 'src/layout/a.ts', 'window.LampyrisNative.postMessage("")', 'bridge-sdk/native.ts'],
  ['no-style-attribute', 'src/widgets/a.tsx', '<p style={x} />', undefined],
  ['injected-clock', 'server/shop/a.ts', 'Date.now()', 'server/clock.ts'],
  ['injected-clock', 'rules/a.ts', 'new Date()', 'server/clock.ts'],
  ['injected-chance', 'machines/a.ts', 'Math.random()', 'src/actors/a.ts'],
  ['colours-in-themes', 'design-system/components/a.css.ts', 'x = "#ff0000"', 'design-system/theme/a.ts'],
  ['colours-in-themes', 'src/widgets/a.css.ts', 'x = "0 1px rgba(0,0,0,.1)"', 'themes/a.ts'],
  ['environment-in-config', 'server/shop/a.ts', 'process.env.PORT', 'server/config.ts'],
  ['named-exports', 'src/widgets/a.tsx', 'export default 1', 'src/pages/home/home/page.tsx'],
  ['addresses-in-routes', 'src/widgets/a.tsx', '<a href="/order/list">a</a>', 'src/routing/areas/order.ts'],
  ['addresses-in-routes', 'src/pages/order/a.ts', 'go(`/home/search?q=${q}`)', 'src/routing/areas/home.ts'],
  ['addresses-in-routes', 'server/mail/a.ts', 'link(`${origin}/profile`)', 'rules/page-paths.ts'],
  ['pages-through-open', 'tests/e2e/journeys/a.spec.ts', 'page.goto("/home")', 'tests/e2e/steps/open.ts'],
  [
    'pages-run-before-they-are-left',
    'tests/e2e/shell/a.ts',
    'await open(p, "/a"); await openRunning(p, "/b");',
    'src/a.ts',
  ],
  [
    'pages-run-before-they-are-left',
    'tests/e2e/habits/a.spec.ts',
    'await open(p, "/a"); await p.reload();',
    'src/a.ts',
  ],
  [
    'absence-after-presence',
    'tests/e2e/journeys/a.spec.ts',
    'await button.click(); await expect(dialog).toHaveCount(0);',
    'tests/speed/a.ts',
  ],
  [
    'absence-after-presence',
    'tests/stories/a.spec.ts',
    'await page.reload(); await expect(dialog).not.toBeVisible();',
    'tests/speed/a.ts',
  ],
  [
    'absence-after-presence',
    'tests/e2e/shell/a.spec.ts',
    'await open(page, "/home"); await expect.soft(dialog).toBeHidden();',
    'tests/speed/a.ts',
  ],
  ['absence-after-presence', 'tests/tabs/a.ts', 'await x.waitFor({ state: "detached" })', 'tests/speed/a.ts'],
  ['facts-that-wait', 'tests/e2e/shell/a.spec.ts', 'expect(await x.count()).toBe(1)', 'server/a.test.ts'],
  ['facts-that-wait', 'tests/start/a.test.ts', 'expect.soft((await x.textContent()) ?? "").toBe("")', 'src/a.test.ts'],
  ['no-wait-for-time', 'tests/stories/a.spec.ts', 'await page.waitForTimeout(500)', 'tests/speed/a.ts'],
  [
    'no-wait-for-time',
    'tests/e2e/habits/a.spec.ts',
    'await page.waitForLoadState("networkidle")',
    'tests/e2e/steps/open.ts',
  ],
  ['limits-in-limits', 'server/a.test.ts', 'it("a", { timeout: 300_000 }, run)', 'server/a.ts'],
  ['limits-in-limits', 'tests/reliability/a.ts', 'const startTimeout = 5 * minute; startTimeout', 'src/api/a.ts'],
  ['limits-in-limits', 'rules/a.test.ts', 'test.each(all)("a", run, 20_000)', undefined],
  ['limits-in-limits', 'src/a.test.tsx', 'beforeAll(start, 60 * second)', undefined],
  ['limits-in-limits', 'tests/e2e/journeys/a.spec.ts', 'test.setTimeout(180_000)', undefined],
  ['limits-in-limits', 'tests/e2e/journeys/b.spec.ts', 'test.slow()', undefined],
  ['limits-in-limits', 'tests/start/a.test.ts', 'context.setDefaultTimeout(45_000)', undefined],
  ['limits-in-limits', 'tests/fixtures/a.ts', 'AbortSignal.timeout(20)', 'server/a.ts'],
  ['limits-in-limits', 'tests/reliability/b.ts', 'const end = performance.now() + 60_000; end', 'server/b.ts'],
  ['limits-in-limits', 'src/a.test.ts', 'await vi.waitFor(run)', undefined],
  ['limits-in-limits', 'playwright.config.ts', 'export const use = { actionTimeout: 30_000 }', undefined],
  ['timers-to-a-time', 'src/app/a.test.tsx', 'vi.runAllTimers()', undefined],
  ['timers-to-a-time', 'bridge-sdk/src/a.test.ts', 'await vi.runAllTimersAsync()', undefined],
  ['axe-at-rest', 'tests/conformance/a.spec.ts', 'new AxeBuilder({ page })', 'tests/fixtures/axe.ts'],
];

const pagePaths: Sample = { file: 'src/widgets/a.ts', code: routes.map(({ path }) => `go('${path}');`).join('') };

/** What looks like a broken ban and is none. */
const innocent: readonly [what: string, file: string, code: string][] = [
  ['a path that the types check', 'src/widgets/a.ts', "go(href('/order/list'))"],
  ['a path as a type', 'src/widgets/a.ts', "export type Entry = '/account/login'"],
  ['a path of the contract', 'src/widgets/a.ts', "ask('/app-mall/v1/order/list')"],
  ['a name of our own', 'src/widgets/a.ts', 'function ask(fetch) { return fetch("/x"); } ask'],
  ['a fixed instant', 'rules/a.ts', 'new Date(0)'],
  ['the type of a global', 'src/widgets/a.ts', 'export type Ask = typeof fetch'],
  [
    'an absence after what appears',
    'tests/e2e/journeys/a.spec.ts',
    'await button.click(); await expect(title).toHaveText("Gone"); await expect(dialog).toHaveCount(0);',
  ],
  ['a limit that follows the machine', 'tests/start/a.test.ts', 'it("a", { timeout: limitFor(6) }, run)'],
  ['a title that is put together', 'server/a.test.ts', 'it("a" + b, run)'],
  ['a number after a press', 'tests/e2e/journeys/a.spec.ts', 'await x.click(); await expect(y).toHaveCount(2);'],
];

const samples: readonly Sample[] = [
  ...cases.flatMap(([, held, code, free]) => [held, free ?? []].flat().map((file) => ({ file, code }))),
  ...innocent.map(([, file, code]) => ({ file, code })),
  pagePaths,
];

let findingsOf: ReturnType<typeof ownFindings>;
beforeAll(() => {
  findingsOf = ownFindings(samples);
});

/** The rules that a sample breaks, each as often as it is broken. */
const broken = (file: string, code: string) => findingsOf({ file, code }).map(({ rule }) => rule);

describe('a ban', () => {
  test.each(cases)('%s holds in %s', (rule, held, code) => {
    expect(new Set(broken(held, code))).toEqual(new Set([rule]));
  });

  test.each(cases.filter(([, , , free]) => free))('%s (%s) leaves its own place alone', (rule, _, code, free) => {
    expect(broken(free ?? '', code)).not.toContain(rule);
  });

  test('has a case here, whichever it is', () => {
    expect(new Set(cases.map(([rule]) => rule))).toEqual(new Set(Object.keys(bans)));
  });

  test('holds for the path of every page, whatever area it belongs to', () => {
    expect(broken(pagePaths.file, pagePaths.code)).toEqual(routes.map(() => 'addresses-in-routes'));
  });

  test.each(innocent)('does not see %s in %s', (_, file, code) => {
    expect(broken(file, code)).toEqual([]);
  });
});
