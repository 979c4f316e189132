import type { PromotionPhase, PromotionStatus, PromotionWindow } from '#rules/promotion-states.ts';
import { type SnapshotFrom, transition } from 'xstate';
import { promotionMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof promotionMachine>;

type Value = Snapshot['value'];

const phases: Readonly<Record<Extract<Value, string> | Exclude<Value, string>['open'], PromotionPhase>> = {
  draft: 'DRAFT',
  scheduled: 'SCHEDULED',
  warmup: 'WARMUP',
  live: 'LIVE',
  soldOut: 'SOLD_OUT',
  ended: 'ENDED',
  archived: 'ARCHIVED',
};

const phaseOf = ({ value }: Snapshot): PromotionPhase => phases[typeof value === 'string' ? value : value.open];

const decided: Readonly<Record<PromotionStatus, Value>> = {
  DRAFT: 'draft',
  SCHEDULED: { open: 'scheduled' },
  ENDED: 'ended',
  ARCHIVED: 'archived',
};

/** A promotion in one market as its rows have it. */
export interface PromotionRecord extends PromotionWindow {
  readonly status: PromotionStatus;
}

/** The machine of a promotion at a moment. */
function standingAt({ status, ...window }: PromotionRecord, now: number): Snapshot {
  const stored = promotionMachine.resolveState({ value: decided[status], context: window });
  return transition(promotionMachine, stored, { type: 'clock.read', now })[0];
}

/**
 * Where a promotion stands. Pure: the machine is asked, not started.
 * @param isSoldOut whether nothing is left of its quotas; a promotion without quotas never is
 */
export function promotionPhase(promotion: PromotionRecord, now: number, isSoldOut = false): PromotionPhase {
  const standing = standingAt(promotion, now);
  return phaseOf(isSoldOut ? transition(promotionMachine, standing, { type: 'quota.emptied' })[0] : standing);
}

/** What staff ask for, and the status that it leads to. */
const commands = { schedule: 'SCHEDULED', end: 'ENDED', archive: 'ARCHIVED' } as const satisfies Record<
  string,
  PromotionStatus
>;
export type PromotionCommand = keyof typeof commands;

/** The status that a command of staff leads to; undefined where the promotion cannot be moved so. */
export function movePromotion(
  promotion: PromotionRecord,
  command: PromotionCommand,
  now: number,
): PromotionStatus | undefined {
  const standing = standingAt(promotion, now);
  const [after] = transition(promotionMachine, standing, { type: `promotion.${command}` });
  return phaseOf(after) === phaseOf(standing) ? undefined : commands[command];
}
