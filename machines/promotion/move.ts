import type { PromotionPhase, PromotionStatus, PromotionWindow } from '#rules/promotion-states.ts';
import { type SnapshotFrom, transition } from 'xstate';
import { promotionMachine } from './machine.ts';

type Snapshot = SnapshotFrom<typeof promotionMachine>;

const phases = {
  draft: 'DRAFT',
  scheduled: 'SCHEDULED',
  warmup: 'WARMUP',
  live: 'LIVE',
  soldOut: 'SOLD_OUT',
  ended: 'ENDED',
  archived: 'ARCHIVED',
} as const satisfies Readonly<Record<Snapshot['value'], PromotionPhase>>;

const decided = {
  DRAFT: 'draft',
  SCHEDULED: 'scheduled',
  ENDED: 'ended',
  ARCHIVED: 'archived',
} as const satisfies Readonly<Record<PromotionStatus, Snapshot['value']>>;

/** A promotion in one market as its rows have it. */
export interface PromotionRecord extends PromotionWindow {
  readonly status: PromotionStatus;
}

/**
 * Where a promotion stands. Pure: the machine is asked, not started.
 * @param isSoldOut whether nothing is left of its quotas; a promotion without quotas never is
 */
export function promotionPhase({ status, ...window }: PromotionRecord, now: number, isSoldOut = false): PromotionPhase {
  const stored = promotionMachine.resolveState({ value: decided[status], context: window });
  const [clocked] = transition(promotionMachine, stored, { type: 'clock.read', now });
  const [counted] = isSoldOut ? transition(promotionMachine, clocked, { type: 'quota.emptied' }) : [clocked];
  return phases[counted.value];
}

/** What staff ask for, and the status that it leads to. */
const commands = { schedule: 'SCHEDULED', end: 'ENDED', archive: 'ARCHIVED' } as const satisfies Record<
  string,
  PromotionStatus
>;
export type PromotionCommand = keyof typeof commands;

/** The status that a command of staff leads to; undefined where the promotion cannot be moved so. */
export function movePromotion(
  { status, ...window }: PromotionRecord,
  command: PromotionCommand,
  now: number,
): PromotionStatus | undefined {
  const stored = promotionMachine.resolveState({ value: decided[status], context: window });
  const [clocked] = transition(promotionMachine, stored, { type: 'clock.read', now });
  const [after] = transition(promotionMachine, clocked, { type: `promotion.${command}` });
  return after.value === clocked.value ? undefined : commands[command];
}
