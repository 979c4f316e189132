import {
  createActor,
  fromCallback,
  initialTransition,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ExecutableActionObject,
  type StateValue,
} from 'xstate';
import { stepOf } from './explore.ts';

/** A delayed event of a machine that was under way. */
export interface TimerRecord {
  /** The type of the event it brings. */
  readonly event: string;
  /** Milliseconds that were left. */
  readonly left: number;
}

export interface ActorRecord {
  /** Unique in the recording. */
  readonly name: string;
  /** The id of its machine. */
  readonly machine: string;
  /** Where it stood when the recording began; null when it began later, with the `xstate.init` among its steps. */
  readonly start: {
    readonly value: StateValue;
    readonly context: unknown;
    /** Ids of the actors it had. */
    readonly children: readonly string[];
    readonly timers: readonly TimerRecord[];
  } | null;
}

/** One event on its way to one machine, and where it led. */
export interface StepRecord {
  /** Milliseconds since the beginning. */
  readonly at: number;
  /** The name of the machine that heard it. */
  readonly to: string;
  /** The machine or the effect that sent it; null when it came from outside. */
  readonly from: string | null;
  readonly event: { readonly type: string; readonly input?: unknown };
  readonly value: StateValue;
  readonly status: AnyMachineSnapshot['status'];
}

/** What the machines of a page did for a while, without secrets, as `/__machines` exports it. */
export interface Recording {
  readonly version: 1;
  /** Path of the address it began at. */
  readonly path: string;
  /** Epoch milliseconds. */
  readonly began: number;
  readonly actors: readonly ActorRecord[];
  /** In the order in which they were sent. */
  readonly steps: readonly StepRecord[];
}

/** How far the replay came. */
export interface Played {
  readonly steps: number;
  /** Timers that rang in time. */
  readonly timers: number;
  /** Events that one machine sent to another. */
  readonly messages: number;
}

/** A browser that reads a rounded clock may ring this many milliseconds early. */
const earliness = 2;
/** In the background a browser lets timers wait up to a minute. */
const lateness = 61_000;

/** An actor of the recorded page, of which only the name is known. */
const standIn = (id: string): AnyActorRef =>
  createActor(
    fromCallback(() => undefined),
    { id },
  );

function revived(value: unknown): unknown {
  const reviveActor = (_: string, item: unknown): unknown => {
    const id = typeof item === 'string' ? /^\[actor (.+)\]$/.exec(item)?.[1] : undefined;
    return id === undefined ? item : standIn(id);
  };
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value), reviveActor);
}

/** One machine of a recording, played by its pure transitions under the clock of the recording. */
class Player {
  readonly record: ActorRecord;
  readonly sent = new Map<string, number>();
  rings = 0;
  private readonly machine: AnyStateMachine;
  /** When each timer is due, by the type of the event it brings. */
  private readonly timers = new Map<string, number>();
  private snapshot: AnyMachineSnapshot | null = null;

  constructor(record: ActorRecord, machine: AnyStateMachine) {
    this.record = record;
    this.machine = machine;
    const { start } = record;
    if (!start) return;
    this.snapshot = machine.resolveState({ value: start.value, context: revived(start.context) });
    Object.assign(this.snapshot.children, Object.fromEntries(start.children.map((id) => [id, standIn(id)])));
    for (const { event, left } of start.timers) this.timers.set(event, left);
  }

  /** @returns what is wrong with the step, if anything is */
  play({ at, from, event, value, status }: StepRecord): string | undefined {
    const { name } = this.record;
    const late = [...this.timers].find(([type, due]) => type !== event.type && due + lateness < at);
    if (late) return `${late[0]} should have rung at ${late[1]} ms`;
    const due = this.timers.get(event.type);
    if (event.type.startsWith('xstate.after.') && due === undefined) return 'it rings, and no such timer runs';
    if (due !== undefined && from === name) {
      if (at + earliness < due) return `it rings too early: it is due at ${due} ms`;
      this.timers.delete(event.type);
      this.rings += 1;
    }
    if (event.type !== 'xstate.init' && !this.snapshot) return 'it comes before its machine has begun';
    const [after, executed] = this.snapshot
      ? stepOf(this.machine, this.snapshot, Object(revived(event)))
      : initialTransition(this.machine, revived(event.input));
    this.snapshot = after;
    for (const action of executed) this.note(action, at);
    if (after.status !== 'active') this.timers.clear();
    const [expected, found] = [
      [status, value],
      [after.status, after.value],
    ].map((state) => JSON.stringify(state));
    return expected === found ? undefined : `it leads to ${found}, and led to ${expected}`;
  }

  /** Keeps what an action set going: timers by the fake clock, and what was sent. */
  private note({ type, params }: ExecutableActionObject, at: number): void {
    const { event, delay, sendId }: Readonly<Record<string, unknown>> = Object(params);
    const sent = String(Reflect.get(Object(event), 'type'));
    if (typeof delay === 'number') this.timers.set(sent, at + delay);
    else if (type === 'xstate.cancel') this.timers.delete(String(sendId));
    else if (type === 'xstate.sendTo') this.sent.set(sent, (this.sent.get(sent) ?? 0) + 1);
  }
}

/**
 * Plays a recording again on the pure machines, with its own clock: every event must lead to the state that it led to, every
 * timer that rang must run and be due, and what one machine heard from another must have been sent by it.
 * @throws with the first step that differs, and the way to it
 */
export function replayRecording({ actors, steps }: Recording, machines: ReadonlyMap<string, AnyStateMachine>): Played {
  const players = new Map(
    actors.map((record) => {
      const machine = machines.get(record.machine);
      if (!machine) throw new Error(`There is no machine ${record.machine}`);
      return [record.name, new Player(record, machine)];
    }),
  );
  let messages = 0;
  const received = new Map<string, number>();
  for (const [index, step] of steps.entries()) {
    const player = players.get(step.to);
    const fault = player ? player.play(step) : 'nobody has this name';
    if (fault !== undefined) throw new Error(`${step.to}, ${fault}\n${wayTo(steps, index)}`);
    if (step.from === null || step.from === step.to || step.event.type.startsWith('xstate.')) continue;
    if (!players.has(step.from)) continue;
    messages += 1;
    const message = `${step.from} ${step.event.type}`;
    received.set(message, (received.get(message) ?? 0) + 1);
  }
  for (const [message, times] of received) {
    const [from = '', type = ''] = message.split(' ');
    const sent = players.get(from)?.sent.get(type) ?? 0;
    if (sent < times) throw new Error(`${from} sent ${type} ${sent} times, and was heard ${times} times`);
  }
  const timers = [...players.values()].reduce((sum, { rings }) => sum + rings, 0);
  return { steps: steps.length, timers, messages };
}

/** The last events of the same machine, one a line. */
function wayTo(steps: readonly StepRecord[], index: number): string {
  const to = steps[index]?.to;
  const lines = steps.slice(0, index + 1).filter((step) => step.to === to);
  return lines
    .slice(-10)
    .map(({ at, from, event }) => `  ${at} ms: ${event.type}${from === null ? '' : ` from ${from}`}`)
    .join('\n');
}
