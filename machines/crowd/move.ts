import type { CrowdPhase, CrowdStatus } from '#rules/crowd.ts';
import { type SnapshotFrom, transition } from 'xstate';
import { crowdMachine } from './machine.ts';
import type { CrowdContext, CrowdEvent } from './types.ts';

type Snapshot = SnapshotFrom<typeof crowdMachine>;
type Value = Snapshot['value'];

const phases: Readonly<Record<Extract<Value, string> | Exclude<Value, string>['open'], CrowdPhase>> = {
  coming: 'COMING',
  live: 'LIVE',
  closing: 'CLOSING',
  succeeded: 'SUCCEEDED',
  producing: 'PRODUCING',
  shipping: 'SHIPPING',
  done: 'DONE',
  failed: 'FAILED',
};

const stored: Readonly<Record<CrowdStatus, Value>> = {
  OPEN: { open: 'coming' },
  SUCCEEDED: 'succeeded',
  PRODUCING: 'producing',
  SHIPPING: 'shipping',
  DONE: 'done',
  FAILED: 'failed',
};

const phaseOf = ({ value }: Snapshot): CrowdPhase => phases[typeof value === 'string' ? value : value.open];

/** A project as its rows have it. */
export interface CrowdRecord extends CrowdContext {
  readonly status: CrowdStatus;
}

/** The machine of a project at a moment. */
function standingAt({ status, ...window }: CrowdRecord, now: number): Snapshot {
  const snapshot = crowdMachine.resolveState({ value: stored[status], context: window });
  return transition(crowdMachine, snapshot, { type: 'clock.read', now })[0];
}

/** Where a project stands. Pure: the machine is asked, not started. */
export const crowdPhase = (project: CrowdRecord, now: number): CrowdPhase => phaseOf(standingAt(project, now));

function moved(project: CrowdRecord, event: CrowdEvent, now: number): CrowdStatus | undefined {
  const standing = standingAt(project, now);
  const [after] = transition(crowdMachine, standing, event);
  const phase = phaseOf(after);
  if (phase === phaseOf(standing) || phase === 'COMING' || phase === 'LIVE' || phase === 'CLOSING') return undefined;
  return phase;
}

/** What was pledged decides; undefined while it does not. @param sums of everything that is held or paid for */
export const decideCrowd = (
  project: CrowdRecord,
  sums: { readonly pledged: number; readonly goal: number; readonly waiting: number },
  now: number,
): CrowdStatus | undefined => moved(project, { type: 'pledges.counted', ...sums }, now);

export type CrowdCommand = 'produce' | 'ship' | 'finish' | 'giveUp';

/** The status that a command of staff leads to; undefined where the project cannot be moved so. */
export const moveCrowd = (project: CrowdRecord, command: CrowdCommand, now: number): CrowdStatus | undefined =>
  moved(project, { type: `project.${command}` }, now);
