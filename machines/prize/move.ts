import type { PrizeStatus } from '#rules/prizes.ts';
import { transition, type SnapshotFrom } from 'xstate';
import { prizeMachine } from './machine.ts';
import type { PrizeContext, PrizeEvent } from './types.ts';

type Snapshot = SnapshotFrom<typeof prizeMachine>;

const values = {
  WON: 'won',
  CLAIMED: 'claimed',
  ATTACHED: 'attached',
  SHIPPED: 'shipped',
  EXPIRED: 'expired',
  CANCELLED: 'cancelled',
} as const satisfies Readonly<Record<PrizeStatus, Snapshot['value']>>;

const statusOfValue = Object.fromEntries(Object.entries(values).map(([status, value]) => [value, status])) as Readonly<
  Record<Snapshot['value'], PrizeStatus>
>;

/** A prize as its row keeps it. */
export interface PrizeStand extends PrizeContext {
  readonly status: PrizeStatus;
}

/** Where an event takes a prize; undefined where the machine ignores it. Pure: the machine is asked, not started. */
export function movePrize({ status, ...context }: PrizeStand, event: PrizeEvent): PrizeStand | undefined {
  const before = prizeMachine.resolveState({ value: values[status], context });
  const [after] = transition(prizeMachine, before, event);
  const { expireTime, orderNo } = after.context;
  if (after.value === before.value && expireTime === context.expireTime) return undefined;
  return { status: statusOfValue[after.value], expireTime, orderNo };
}

/** Whether it can be claimed at a moment, whatever its row says yet. */
export const isClaimable = (stand: PrizeStand, now: number): boolean =>
  stand.status === 'WON' && movePrize(stand, { type: 'time.passed', now }) === undefined;
