import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { candidatesOf, faultOf, keyOf, stepOf, stepSeen, type Count, type Exploration } from './explore.ts';
import type { MachineModel } from './model.ts';

/** Snapshots of one key, and where each event takes the first of them. */
interface Group {
  readonly snapshots: Map<string, AnyMachineSnapshot>;
  readonly successors: Map<string, string>;
}

/**
 * Snapshots of one key must be answered alike: an event leads all of them to one key, and every sentence holds of each step. Otherwise
 * the search has seen one of them and says nothing about the others.
 * @param compared how many snapshots of one key at most
 * @returns what is neither so nor listed with a reason, the first case of each state, and the reasons that nothing needs
 */
export function congruenceFaults(
  { vertices }: Exploration,
  model: MachineModel<AnyStateMachine>,
  compared: number,
  seen?: Count,
): string[] {
  const { machine, incongruent = {} } = model;
  const groups = new Map<string, Group>();
  const queue: (readonly [key: string, snapshot: AnyMachineSnapshot])[] = [];
  const needed = new Set<string>();
  const faults = new Map<string, string>();

  function keep(key: string, snapshot: AnyMachineSnapshot): Group {
    const group = groups.get(key) ?? { snapshots: new Map(), successors: new Map() };
    groups.set(key, group);
    if (snapshot.status !== 'active' || group.snapshots.size >= compared) return group;
    const text = JSON.stringify(snapshot.context);
    if (group.snapshots.has(text)) return group;
    group.snapshots.set(text, snapshot);
    queue.push([key, snapshot]);
    return group;
  }

  function note(snapshot: AnyMachineSnapshot, event: EventObject, fault: string): void {
    const places = snapshot._nodes.map(({ path }) => path.join('.'));
    const listed = [event.type, ...places].find((one) => one in incongruent);
    if (listed !== undefined) needed.add(listed);
    else if (!faults.has(places.join())) faults.set(places.join(), fault);
  }

  for (const [key, { snapshot }] of vertices) keep(key, snapshot);
  for (const [index, [key, snapshot]] of queue.entries()) {
    seen?.(index);
    const { successors } = keep(key, snapshot);
    for (const { event } of candidatesOf(snapshot, model)) {
      const [next, actions] = stepOf(machine, snapshot, event);
      const to = keyOf(next, model);
      if (vertices.has(to)) keep(to, next);
      const name = JSON.stringify(event);
      const broken = faultOf(model, next, stepSeen(snapshot, event, actions));
      if (broken !== undefined) faults.set(`${key} ${name}`, `${broken}\n  ${key}\n  with ${name}`);
      const first = successors.get(name) ?? to;
      successors.set(name, first);
      if (to !== first)
        note(snapshot, event, `one key, two ways:\n  ${key}\n  with ${name}\n  => ${first}\n  => ${to}`);
    }
  }
  const unneeded = Object.keys(incongruent).filter((place) => !needed.has(place));
  return [...faults.values(), ...unneeded.map((place) => `listed as incongruent but is not: ${place}`)];
}
