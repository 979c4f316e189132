import { type RmaStatus, rmaStatuses } from '#rules/rma.ts';
import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { complaintsOf, type Complaint } from './draft.ts';
import { rmaMachine } from './machine.ts';
import { type RmaDraft, type RmaEffect, rmaEffects, type RmaEvent, type RmaKind, type RmaLineFacts } from './types.ts';

type Snapshot = SnapshotFrom<typeof rmaMachine>;
type Value = Snapshot['value'];

/** The statuses of a row are the leaf states of the machine. */
const values = {
  REQUESTED: { requested: 'submitted' },
  NEEDS_INFO: { requested: 'needsInfo' },
  AWAITING_RETURN: { requested: 'awaitingReturn' },
  RETURNING: 'inTransit',
  INSPECTING: 'inspecting',
  REFUNDING: { resolving: 'refunding' },
  REPLACING: { resolving: 'replacing' },
  REFUNDED: 'refunded',
  REPLACED: 'replaced',
  REJECTED: 'rejected',
  CANCELLED: 'cancelled',
  LAPSED: 'lapsed',
  ENDED: 'ended',
} as const satisfies Readonly<Record<RmaStatus, Value>>;

/** A request as its row keeps it; amounts in minor units. */
export interface RmaStand {
  readonly status: RmaStatus;
  readonly kind: RmaKind;
  /** What was paid for everything in it. */
  readonly paid: number;
  /** What goes back; 0 until it is decided. */
  readonly refund: number;
  readonly note: string | null;
  readonly trackingNo: string | null;
}

export type RmaMove =
  | ({ readonly ok: true; readonly effects: readonly RmaEffect[] } & Pick<
      RmaStand,
      'status' | 'refund' | 'note' | 'trackingNo'
    >)
  | { readonly ok: false };

export type RmaSubmission =
  | { readonly ok: true; readonly status: RmaStatus }
  | { readonly ok: false; readonly complaints: readonly Complaint[] };

/** The row keeps what was paid as one sum, so the machine is asked about one line that holds everything. */
function standingAt({ status, kind, paid, refund, note, trackingNo }: RmaStand): Snapshot {
  const line = { lineId: 'everything', quantity: 1, reason: '', mediaIds: [] };
  return rmaMachine.resolveState({
    value: values[status],
    context: {
      facts: [{ lineId: line.lineId, refunds: [paid], isOpenElsewhere: false }],
      draft: { kind, lines: [line] },
      trackingNo,
      refund,
      note,
    },
  });
}

function statusOf({ value }: Snapshot): RmaStatus | undefined {
  const spelled = JSON.stringify(value);
  return rmaStatuses.find((status) => JSON.stringify(values[status]) === spelled);
}

/** Where a request stands that is sent now, or what keeps it from being sent. Pure: the machine is asked, not started. */
export function submitRma(facts: readonly RmaLineFacts[], draft: RmaDraft): RmaSubmission {
  const [drafting] = initialTransition(rmaMachine, { facts, draft });
  const [after] = transition(rmaMachine, drafting, { type: 'rma.submit' });
  const status = statusOf(after);
  return status === undefined ? { ok: false, complaints: complaintsOf(facts, draft) } : { ok: true, status };
}

/** Where an event takes a request and what the server has to do; refused where the request has moved on. */
export function moveRma(stand: RmaStand, event: RmaEvent): RmaMove {
  const [after, actions] = transition(rmaMachine, standingAt(stand), event);
  const status = statusOf(after);
  if (status === undefined || status === stand.status) return { ok: false };
  const { refund, note, trackingNo } = after.context;
  const names = actions.map(({ type }) => type);
  return {
    ok: true,
    status,
    refund,
    note,
    trackingNo,
    effects: names.flatMap((name) => rmaEffects.filter((effect) => effect === name)),
  };
}
