import type { RmaType } from '#rules/rma.ts';

/** What the shopper wants: the money for something kept, the money for something sent back, another one, or a repair. */
export type RmaKind = RmaType;

/** What the server knows of a line of the order. */
export interface RmaLineFacts {
  readonly lineId: string;
  /** Refund for one piece, for two, up to all that were delivered and not returned yet; minor units. */
  readonly refunds: readonly number[];
  /** Another request about this line is open. */
  readonly isOpenElsewhere: boolean;
}

export interface RmaLine {
  readonly lineId: string;
  readonly quantity: number;
  readonly reason: string;
  /** Pictures and films, by the ids of their uploads. */
  readonly mediaIds: readonly string[];
}

export interface RmaDraft {
  readonly kind: RmaKind;
  readonly lines: readonly RmaLine[];
}

export interface RmaInput {
  readonly facts: readonly RmaLineFacts[];
  /** Kept from an earlier visit. */
  readonly draft: RmaDraft | null;
}

export interface RmaContext {
  readonly facts: readonly RmaLineFacts[];
  readonly draft: RmaDraft;
  readonly trackingNo: string | null;
  /** What goes back once it is decided, in minor units. */
  readonly refund: number;
  /** Why it was refused, or what is still missing. */
  readonly note: string | null;
}

export type RmaEvent =
  | { readonly type: 'rma.edit'; readonly draft: RmaDraft }
  | { readonly type: 'rma.submit' }
  | { readonly type: 'rma.cancel' }
  | { readonly type: 'rma.reply' }
  | { readonly type: 'rma.ship'; readonly trackingNo: string }
  /** Staff, or the rule for unopened items of little value. */
  | { readonly type: 'rma.approve'; readonly keepsItems: boolean }
  | { readonly type: 'rma.ask'; readonly question: string }
  | { readonly type: 'rma.reject'; readonly reason: string }
  | { readonly type: 'return.received' }
  /** The inspection, with what is owed: all of it, or a part. */
  | { readonly type: 'inspection.passed'; readonly refund: number }
  | { readonly type: 'inspection.failed'; readonly reason: string }
  /** The seven days to answer are over; the server's clock says so. */
  | { readonly type: 'reply.expired' }
  /** The fourteen days to send are over. */
  | { readonly type: 'return.expired' }
  | { readonly type: 'refund.settled' }
  | { readonly type: 'replacement.shipped' }
  /** Staff: there is no other one, so its money goes back. */
  | { readonly type: 'rma.pay' }
  /** Staff: it can be done in no way. */
  | { readonly type: 'rma.end'; readonly reason: string }
  /** The shopper has withdrawn from the contract for these pieces. */
  | { readonly type: 'withdrawal.declared' }
  /** All the money of the order has gone back, by the shop or by a bank. */
  | { readonly type: 'money.gone'; readonly reason: string };

/** What the server has to do for a move: the actions of the machine that it carries out. */
export const rmaEffects = ['issueLabel', 'sendRefund', 'shipReplacement', 'returnToShopper', 'notifyShopper'] as const;
export type RmaEffect = (typeof rmaEffects)[number];
