import { appMachine } from '#machines/app/machine.ts';
import { appModel } from '#machines/app/model.ts';
import { createActor, SimulatedClock, StateMachine, type AnyStateMachine } from 'xstate';
import { median } from './median.ts';

const rounds = 500;

/** Microseconds of the middle round, after as many rounds to warm up. */
function medianMicroseconds(run: () => void): number {
  const took: number[] = [];
  for (let round = 0; round < 2 * rounds; round += 1) {
    const started = performance.now();
    run();
    if (round >= rounds) took.push((performance.now() - started) * 1_000);
  }
  return median(took);
}

function isMachine(logic: unknown): logic is AnyStateMachine {
  return logic instanceof StateMachine;
}

/** Effects that never answer and never act: only the machines themselves cost. */
function idle(machine: AnyStateMachine): AnyStateMachine {
  const { actions, actors } = machine.implementations;
  const acts = Object.entries(actions).filter(([, action]) => typeof action === 'function' && !('resolve' in action));
  const children = Object.entries(actors).filter(([, logic]) => isMachine(logic));
  return machine.provide({
    actions: Object.fromEntries(acts.map(([name]) => [name, () => undefined])),
    actors: Object.fromEntries(children.map(([name, logic]) => [name, isMachine(logic) ? idle(logic) : logic])),
  });
}

/** What defining and starting the machines of every page costs, beside parsing a reply of a list of 24 products. */
export function bootTimes(): Record<string, Record<string, string | number>> {
  const children = Object.values(appMachine.implementations.actors).filter(isMachine);
  const all: AnyStateMachine[] = [appMachine, ...children];
  const quiet = idle(appMachine);
  const [input] = appModel.inputs;
  const card = { spu: 'firefly', name: 'Firefly', price: { amount: 4_900, currency: 'USD' }, tags: ['indoor', 'new'] };
  const reply = JSON.stringify({
    status: 200,
    data: { list: Array.from({ length: 24 }, () => ({ ...card, also: card })) },
  });
  const floor = medianMicroseconds(() => JSON.parse(reply));
  const tasks = {
    'define the boot machines': () => {
      for (const { config, implementations } of all) new StateMachine(config, implementations);
    },
    'start the boot machines': () => {
      const app = createActor(quiet, { input, systemId: 'app', clock: new SimulatedClock() });
      app.subscribe({ error: () => undefined });
      app.start();
      app.stop();
    },
  };
  return Object.fromEntries(
    Object.entries(tasks).map(([name, run]) => {
      const took = medianMicroseconds(run);
      return [
        name,
        { µs: Math.round(took), 'times the parse of a list': (took / floor).toFixed(1), 'budget µs': 1_000 },
      ];
    }),
  );
}
