import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import fc from 'fast-check';
import { day } from '#rules/durations.ts';
import type { CampaignFile } from '#server/shop/promotions/campaigns/campaign-file.ts';
import { rightFile } from '#server/shop/promotions/campaigns/random-campaign-fixture.ts';
import { axeFaults } from '#tests/fixtures/axe.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { executions, watchExecutions } from '../hostile/executions.ts';
import { openRunning, settled, title } from '../steps/open.ts';
import { ops } from '../steps/ops.ts';

const hostile = `"><img src=x onerror=alert(1)><script>alert(2)</script>`;
const unbroken = 'Lichterkettenverlängerungsstück'.repeat(2);

/** The beginning of an event for a calendar, a file to keep. */
const calendarFile = '<a href="data:text/calendar;';

/** Gives an operator's file to a command. */
async function give(testInfo: TestInfo, command: readonly string[], file: object): Promise<void> {
  const at = testInfo.outputPath(`${randomUUID()}.json`);
  await writeFile(at, JSON.stringify(file));
  await ops(...command, at);
}

async function isSound(page: Page, at: string): Promise<void> {
  await settled(page);
  // The elements that stick out name what has to be mended.
  const beyond = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const out = [...document.querySelectorAll('main *')].filter((one) => one.getBoundingClientRect().right > width + 1);
    return out.map((one) => `${one.localName} ${one.className} ${one.textContent.slice(0, 40)}`);
  });
  expect.soft(beyond, `${at}: beyond the screen`).toEqual([]);
  expect.soft(await axeFaults(page), `${at}: accessibility`).toEqual([]);
  const ran = (await executions(page))?.filter((one) => !one.startsWith(calendarFile));
  expect.soft(ran, `${at}: what has run`).toEqual([]);
}

/** Two sections of one name are what no reader of a page can tell apart, whoever wrote them. */
function hasOwnTitles({ blocks }: CampaignFile): boolean {
  const titles = blocks.flatMap(({ data }) => ('title' in data ? [data.title.trim()] : []));
  return new Set(titles).size === titles.length;
}

/** As the clock of a market says it. */
const clockText = (instant: number) => new Date(instant).toISOString().slice(0, 16).replace('T', ' ');

test(
  'pages of random files, with hostile words in every text, fit the screen and run nothing',
  { tag: '@all' },
  async ({ page, context }, testInfo) => {
    await watchExecutions(context);
    const now = Date.now();
    const window = { start: clockText(now - 2 * day), end: clockText(now + 5 * day) };
    for (const [index, file] of fc.sample(rightFile.filter(hasOwnTitles), { numRuns: 8, seed: 7 }).entries()) {
      const handle = `random-${index}-${randomUUID().slice(0, 8)}`;
      await give(testInfo, ['campaign', 'import'], { ...file, handle, windows: { US: window, EU: window } });
      await ops('campaign', 'schedule', handle);
      await openRunning(page, `/prom/activity-making/${handle}`);
      await expect(title(page)).toHaveCount(1);
      await isSound(page, JSON.stringify(file.blocks));
    }
  },
);

/** The file that a page of the documents shows. */
async function exampleOf(name: string): Promise<Record<string, unknown>> {
  const text = await readFile(path.resolve(import.meta.dirname, `../../../docs/${name}.md`), 'utf8');
  return JSON.parse(/```json\n([\s\S]*?)```/.exec(text)?.[1] ?? '');
}

test(
  'hostile and endless words in the file of a giveaway and of a project are words on their pages',
  { tag: '@all' },
  async ({ page, context }, testInfo) => {
    await watchExecutions(context);
    const now = Date.now();
    const at = (days: number) => `${new Date(now + days * day).toISOString().slice(0, 19)}Z`;
    const words = `${hostile} ${unbroken}`;
    const name = `new-outdoor-lights-giveaway-${randomUUID().slice(0, 8)}`;
    const giveaway = await exampleOf('giveaways');
    const [prize] = giveaway['prizes'] as [object];
    const choices = ['dome', 'post'].map((choiceId) => ({ choiceId, label: words }));
    await give(testInfo, ['giveaway', 'create'], {
      ...{ ...giveaway, handle: name, title: words, summary: words, rules: [{ title: words, text: words }] },
      ...{ prizes: [{ ...prize, title: words }], previewTime: at(-1), startTime: at(1), endTime: at(9) },
      steps: [
        { action: 'LOG_IN', entries: 1 },
        { action: 'QUIZ', entries: 2, question: words, choices, answer: 'post' },
        { action: 'FREE', entries: 2 },
      ],
    });
    await ops('promo', 'schedule', name);
    await openRunning(page, `/prom/new-outdoor-lights-giveaway?handle=${name}`);
    await expect(title(page)).toHaveText(words);
    await isSound(page, 'the giveaway');

    const id = `crowd-${randomUUID().slice(0, 8)}`;
    const project = await exampleOf('crowdfunding');
    const [tier] = project['tiers'] as [object];
    const texts = { story: [words], risks: [words], numbers: [{ value: '500', label: words }] };
    await give(testInfo, ['crowd', 'create'], {
      ...{ ...project, ...texts, id, title: words, summary: words, startTime: at(-1), endTime: at(9) },
      ...{ milestones: [{ units: 200, text: words }], tiers: [{ ...tier, title: words }] },
    });
    await openRunning(page, `/prom/new-product-crown-detail?id=${id}`);
    await expect(title(page)).toHaveText(words);
    await isSound(page, 'the project');
    for (const path of ['/prom/new-product-crown', '/prom/activity-list?status=COMING']) {
      await openRunning(page, path);
      await expect(page.getByText(unbroken).first()).toBeVisible();
      await isSound(page, path);
    }
  },
);
