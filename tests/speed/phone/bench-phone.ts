/**
 * `npm run bench:phone`: what a slow phone makes of the built shop, beside a minimal page of the same stack (the floor) that
 * is loaded in the same run: Lighthouse's figures, the time from five taps to the next paint, and the longest task of each
 * page with what owns it. Times depend on the machine and its load, ratios hardly; nothing is asserted.
 */
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openShop } from '../servers.ts';
import { readAddresses } from './addresses.ts';
import type { PageFigures } from './figures.ts';
import { openFloor } from './floor/open-floor.ts';
import { buildSourceMaps, functionNames } from './function-names.ts';
import { keepLast, readLast, withChange, type KeptFigures } from './last-run.ts';
import { longestTasks, type LongestTask } from './longest-task.ts';
import { openLighthouse, type LoadPage } from './open-lighthouse.ts';
import { readOptions, type Options, type PageName } from './options.ts';
import { recordTrace } from './record-trace.ts';
import { keptFigures, mediansOf, pageRow } from './report.ts';
import { measureTap, taps } from './taps.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** The results of the last run; git does not keep it. */
const lastRun = path.join(root, '.cache/bench-phone.json');
/** Taps and the longest tasks are measured at this rate alone. */
const tapRate = 4;

await bench(readOptions(process.argv.slice(2)));

async function bench({ pages, rates, runs, method }: Options): Promise<void> {
  const load = await openLighthouse();
  const last = readLast(lastRun);
  const keep = (figures: KeptFigures): void => keepLast(lastRun, readLast(lastRun), figures);
  const shop = await openShop();
  try {
    const addresses = await readAddresses(shop.origin);
    const addressOf = (name: PageName): string => shop.origin + addresses[name];
    const floor = await openFloor(shop.origin);
    try {
      const urls = new Map([['floor', `${floor.origin}/`], ...pages.map((name) => [name, addressOf(name)] as const)]);
      // The first answer of a page is rendered, what a phone gets is kept.
      for (const url of urls.values()) await (await fetch(url)).arrayBuffer();
      console.log(
        `Lighthouse, slow 4G by its method '${method}', medians of ${runs}; in brackets: against the last run`,
      );
      for (const rate of rates) {
        const loads = await loadAll(urls, runs, (url) => load(url, rate, method));
        keep(printRate(`${method}/${rate}x`, loads, last));
      }
    } finally {
      await floor.stop();
    }
    keep(await printTaps(pages, addressOf, last));
    keep(await printLongestTasks(pages, addressOf, shop.origin, last));
  } finally {
    await shop.stop();
  }
}

/** Every page in turn, then all of them again: what else the machine does falls on all of them alike. */
async function loadAll(
  urls: ReadonlyMap<string, string>,
  runs: number,
  load: (url: string) => ReturnType<LoadPage>,
): Promise<ReadonlyMap<string, PageFigures>> {
  const loads = new Map<string, PageFigures[]>([...urls.keys()].map((name) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const [name, url] of urls) loads.get(name)?.push(await load(url));
  }
  return new Map([...loads].map(([name, all]) => [name, mediansOf(all)]));
}

function printRate(key: string, loads: ReadonlyMap<string, PageFigures>, last: KeptFigures): KeptFigures {
  const floor = loads.get('floor');
  if (!floor) throw new Error('The floor was not loaded');
  const rows = [...loads].map(([name, figures]) => [
    `${name} ${key}`,
    pageRow(figures, floor, (figure) => last[`${key}/${name}/${figure}`]),
  ]);
  console.table(Object.fromEntries(rows));
  return Object.assign({}, ...[...loads].map(([name, figures]) => keptFigures(`${key}/${name}`, figures)));
}

async function printTaps(
  pages: readonly PageName[],
  addressOf: (name: PageName) => string,
  last: KeptFigures,
): Promise<KeptFigures> {
  const now: Record<string, number> = {};
  const rows: Record<string, object> = {};
  for (const [name, tap] of Object.entries(taps).filter(([, { page }]) => pages.includes(page))) {
    const key = `tap/${name}`;
    now[key] = await measureTap(tap, addressOf, tapRate);
    rows[name] = { page: tap.page, [`ms to the next paint, ${tapRate}x`]: withChange(now[key], last[key], 0) };
  }
  if (Object.keys(rows).length > 0) console.table(rows);
  return now;
}

async function printLongestTasks(
  pages: readonly PageName[],
  addressOf: (name: PageName) => string,
  origin: string,
  last: KeptFigures,
): Promise<KeptFigures> {
  const now: Record<string, number> = {};
  // Outside of the project, whose checks would read it; by its real path, as maps name sources by their way from there.
  const maps = await mkdtemp(path.join(await realpath(tmpdir()), 'lampyris-maps-'));
  try {
    await buildSourceMaps(root, maps);
    const nameOf = functionNames(maps, root);
    for (const name of pages) {
      const tasks = longestTasks(await recordTrace(addressOf(name), tapRate), origin, nameOf);
      const key = `longest-task/${name}`;
      now[key] = tasks[0].ms;
      console.log(`${name}: longest task at ${tapRate}x ${withChange(tasks[0].ms, last[key], 0)} ms`);
      for (const task of tasks) if (task) printTask(task);
    }
  } finally {
    await rm(maps, { recursive: true, force: true });
  }
  return now;
}

function printTask({ ms, startedAt, owner, ours }: LongestTask): void {
  console.log(
    `  ${ms.toFixed(0)} ms, from ${startedAt.toFixed(0)} ms on, owned by ${owner.label} (${owner.ms.toFixed(0)} ms)`,
  );
  for (const { label, ms: took } of ours) console.log(`    in it ${label} (${took.toFixed(0)} ms)`);
}
