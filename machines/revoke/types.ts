/** One way to take the order back, as the server allows it now. */
export interface RevokeMode {
  /** CANCEL_UNPAID, CANCEL_PAID, CANCEL_REQUEST, WITHDRAW: handed on, never looked into. */
  readonly mode: string;
  readonly needsReason: boolean;
  /** The lines that can be taken back apart, with the most of each; none where it is the whole order or nothing. */
  readonly lines: readonly RevokeLine[];
  /** Gifts of the order, which what is kept has to earn. */
  readonly gifts: readonly RevokeGift[];
}

/** A gift with what it takes to keep it. Amounts in minor units. */
export interface RevokeGift {
  readonly lineId: string;
  readonly threshold: number;
  /** What each line counts for when none, one, up to all of its pieces are given back. */
  readonly lines: readonly { readonly lineId: string; readonly amounts: readonly number[] }[];
}

/** What becomes of a gift. */
interface RevokeGiftAnswer {
  readonly lineId: string;
  /** Handed on, never looked into. */
  readonly choice: string;
}

export interface RevokeLine {
  readonly lineId: string;
  readonly quantity: number;
}

/** What the shopper wants to take back, and why. */
export interface RevokeDraft {
  readonly mode: string;
  readonly lines: readonly RevokeLine[];
  /** Of those gifts alone that what is kept does not earn. */
  readonly gifts: readonly RevokeGiftAnswer[];
  readonly reason: string | null;
  /** Words for the shop: a note, the declared name and address. Handed on, never looked into. */
  readonly details: Readonly<Record<string, string>>;
}

/** The key of one draft, kept in storage: a lost answer is asked for again under it and takes nothing back twice. */
export interface RevokeKey {
  readonly key: string;
  /** Of the draft: another one needs another key. */
  readonly hash: string;
}

/** Why it was not done; the message may be shown. */
export interface RevokeProblem {
  readonly code: string;
  readonly message: string;
}

/** The server's confirmation. */
export interface RevokeReceipt {
  readonly revokeNo: string;
  readonly mode: string;
}

/** What the server says to a request; everything else is an error whose outcome is unknown. */
export type RevokeReply =
  | { readonly kind: 'done'; readonly receipt: RevokeReceipt }
  /** The order is not what it was: what can be done must be asked again. */
  | { readonly kind: 'moved'; readonly problem: RevokeProblem }
  | { readonly kind: 'refused'; readonly problem: RevokeProblem };

export interface RevokeRequest extends RevokeDraft {
  readonly orderNo: string;
  readonly key: string;
}

export interface RevokeInput {
  readonly orderNo: string;
  /** Kept from before a reload. */
  readonly revokeKey: RevokeKey | null;
}

export interface RevokeContext extends RevokeInput {
  readonly modes: readonly RevokeMode[];
  /** Null until the server has said what can be done. */
  readonly draft: RevokeDraft | null;
  readonly problem: RevokeProblem | null;
  readonly receipt: RevokeReceipt | null;
}

export type RevokeEvent =
  | { readonly type: 'revoke.choose'; readonly change: Partial<RevokeDraft> }
  | { readonly type: 'revoke.ask' }
  | { readonly type: 'revoke.confirm' }
  | { readonly type: 'revoke.back' }
  | { readonly type: 'revoke.retry' };

export interface RevokeDependencies {
  readonly loadModes: (orderNo: string, signal: AbortSignal) => Promise<readonly RevokeMode[]>;
  readonly createKey: () => string;
  /** Null forgets it: the server's answer is known. */
  readonly persistRevokeKey: (revokeKey: RevokeKey | null) => void;
  /** Sends the request under its key. An answer of the shop is a reply; only an unknown outcome throws. */
  readonly submit: (request: RevokeRequest, signal: AbortSignal) => Promise<RevokeReply>;
  /** Server data about the order is out of date. */
  readonly orderChanged: () => void;
}
