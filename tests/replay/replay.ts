import { expect, test, type Browser } from '@playwright/test';
import { coverOf, type Road, type RoadStep } from '#machines/verify/cover.ts';
import { nameCalls } from './browser/calls.ts';
import { RunningMachine } from './running-machine.ts';
import { nameOf, type Act, type Play, type Stage } from './stage.ts';

/** Epoch ms at which every road begins: a noon like others. */
export const beginning = Date.UTC(2026, 10, 21, 12);

/**
 * Leads a machine of the running shop along every transition that a browser can reach. After each step state and
 * abstraction are those of its model, every timer rings to the millisecond, and in the end exactly the expected
 * transitions were taken by the machine itself.
 */
export function replay<TMemory>(stage: Stage<TMemory>): void {
  const { model, around, beyond } = stage;
  const { id } = model.machine;
  const { roads, reached, names } = coverOf(model, around);
  const steps = roads.flatMap((road) => road.steps);

  test(`${id}: what no browser reaches is named with a reason`, () => {
    expect(names.filter((name) => !reached.has(name)).toSorted()).toEqual(Object.keys(beyond).toSorted());
  });

  test(`${id}: takes the other ${reached.size} transitions in ${steps.length} steps`, async ({ browser }) => {
    const taken = new Set<string>();
    for (const road of roads) for (const name of await walk(browser, stage, road)) taken.add(name);
    expect(names.filter((name) => taken.has(name))).toEqual(names.filter((name) => reached.has(name)));
  });
}

/** @returns the transitions that the machine took on the road */
async function walk<TMemory>(
  browser: Browser,
  { model, play }: Stage<TMemory>,
  road: Road,
): Promise<readonly string[]> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    // It runs until it stands still.
    await page.clock.install({ time: beginning - 60_000 });
    await page.clock.pauseAt(beginning);
    await page.route(/\.(avif|webp|png|svg|woff2)(\?|$)/, (route) => route.abort());
    await nameCalls(page);
    const machine = new RunningMachine(page, model);
    const { open, acts } = await play({ context, page, machine });
    await open(road);
    await machine.expectKey(road.key, 'the machine starts as its model does');
    for (const [index, step] of road.steps.entries()) {
      await take(machine, acts, step, road.steps.slice(index + 1)).catch((cause: unknown) => {
        throw new Error(`${description(road, index)}\n${cause instanceof Error ? cause.message : String(cause)}`, {
          cause,
        });
      });
    }
    return await page.evaluate(() => window.recorder?.taken() ?? []);
  } finally {
    await context.close();
  }
}

async function take(machine: RunningMachine, acts: Play['acts'], step: RoadStep, ahead: readonly RoadStep[]) {
  const { event, cause } = step.candidate;
  if (!step.isHurried) {
    const act = cause === 'timer' ? () => machine.ring(event.type) : actOf(acts, step);
    await machine.hears(event.type, () => act(step, ahead));
  }
  // Nobody can look between an event and what follows it at once.
  if (!ahead[0]?.isHurried) await machine.expectKey(step.key, 'the machine is where its model is');
}

function actOf(acts: Play['acts'], { candidate }: RoadStep): Act {
  const act = acts[nameOf(candidate)];
  if (!act) throw new Error(`Nobody on this stage can do ${nameOf(candidate)}`);
  return act;
}

/** The way so far, one event a line. */
function description({ input, steps }: Road, index: number): string {
  const lines = steps.slice(0, index + 1).map(({ candidate }, at) => `  ${at + 1}. ${JSON.stringify(candidate.event)}`);
  return `from ${JSON.stringify(input)}\n${lines.join('\n')}`;
}
