import type { BrowserContext, Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import type { Road, RoadStep, Surroundings } from '#machines/verify/cover.ts';
import type { Candidate } from '#machines/verify/explore.ts';
import type { MachineModel } from '#machines/verify/model.ts';
import type { RunningMachine } from './running-machine.ts';

/** Where one road is walked: a fresh browser whose clock stands still. */
export interface Scene {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly machine: RunningMachine;
}

/** Makes one event happen. `ahead` are the steps that come after it. */
export type Act = (step: RoadStep, ahead: readonly RoadStep[]) => Promise<void>;

/** The world around a machine in one browser. */
export interface Play {
  /** Prepares the browser for the input of the road and opens the page in which the machine runs. */
  readonly open: (road: Road) => Promise<void>;
  /** By the names of `nameOf`; timers are the replay's own, and what follows at once needs nobody. */
  readonly acts: Readonly<Record<string, Act>>;
}

/** How one machine is replayed. */
export interface Stage<TMemory> {
  /** With the inputs, samples and replies that a browser can bring about. */
  readonly model: MachineModel<AnyStateMachine>;
  readonly around: Surroundings<TMemory>;
  /** Transitions that no browser takes, each with the reason. */
  readonly beyond: Readonly<Record<string, string>>;
  readonly play: (scene: Scene) => Promise<Play>;
}

/** The model of a machine with what is different in a browser. */
export function inBrowser<TMachine extends AnyStateMachine>(
  model: MachineModel<TMachine>,
  differences?: Partial<MachineModel<TMachine>>,
): MachineModel<AnyStateMachine>;
export function inBrowser(
  model: MachineModel<AnyStateMachine>,
  differences: Partial<MachineModel<AnyStateMachine>> = {},
): MachineModel<AnyStateMachine> {
  return { ...model, ...differences };
}

/** `market.choose` for an event that somebody sends, `done fetchTheme` or `error fetchTheme` for the end of an effect. */
export function nameOf({ event, actor }: Candidate): string {
  const end = /^xstate\.(done|error)\.actor\./.exec(event.type)?.[1];
  return end && actor ? `${end} ${actor}` : event.type;
}

/** An event with whatever it carries. */
export function payloadOf({ event }: Candidate): Readonly<Record<string, unknown>> & { readonly type: string } {
  return { ...event };
}

/** Events that pages send to the machine themselves: the replay does it for them. */
export function asPagesDo(machine: RunningMachine, ...events: readonly string[]): Readonly<Record<string, Act>> {
  const send: Act = ({ candidate }) => machine.send(candidate.event);
  return Object.fromEntries(events.map((event) => [event, send]));
}
