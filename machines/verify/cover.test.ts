import { describe, expect, it } from 'vitest';
import { coverOf, type Surroundings } from './cover.ts';
import { lampModel as model } from './lamp-fixture.ts';

const free: Surroundings<null> = { start: () => null, after: () => null };
const eventsOf = ({ roads }: ReturnType<typeof coverOf>) =>
  roads.map(({ steps }) => steps.map(({ candidate }) => candidate.event.type));
const press = 'lamp.press';
const done = 'xstate.done.actor.0.lamp.warming';
const refused = 'xstate.error.actor.0.lamp.warming';
const late = 'xstate.after.slowTimeout.lamp.warming';

describe('a cover', () => {
  it('takes every transition in few walks', () => {
    const cover = coverOf(model, free);
    expect(cover.reached).toEqual(new Set(cover.names));
    expect(eventsOf(cover)).toEqual([
      [press, done, press, done],
      [press, refused, press, late],
    ]);
  });

  it('goes no way that its surroundings forbid, and says what it therefore misses', () => {
    const waiting: typeof free = {
      ...free,
      after: (_, { candidate }) => (candidate.cause === 'timer' ? undefined : null),
    };
    const { names, reached } = coverOf(model, waiting);
    expect(names.filter((name) => !reached.has(name))).toEqual([`lamp.warming --${late}[0]--> lamp.off`]);
  });

  it('remembers what the machine does not show', () => {
    const worksOnce: Surroundings<number> = {
      start: () => 0,
      after: (answers, { candidate }) => (candidate.cause === 'reply' ? (answers === 0 ? 1 : undefined) : answers),
    };
    for (const road of eventsOf(coverOf(model, worksOnce))) {
      expect(road.filter((event) => event === done || event === refused).length).toBeLessThanOrEqual(1);
    }
  });

  it('lets nothing come between a prompt actor and its answer, and ends no walk before it', () => {
    const prompt: typeof free = { ...free, prompt: { warmUp: ['done'] } };
    const { roads } = coverOf(model, prompt);
    const steps = roads.flatMap((road) => road.steps);
    expect(steps.map(({ candidate, isHurried }) => [candidate.event.type, isHurried])).toEqual([
      [press, false],
      [done, true],
      [press, false],
      [done, true],
    ]);
  });
});
