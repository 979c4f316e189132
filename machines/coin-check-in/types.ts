export interface CheckInReceipt {
  /** Coins that were given. */
  readonly reward: number;
  /** Check-ins in a row with this one. */
  readonly days: number;
}

/** `already`: the day was checked in before, perhaps by a request whose answer was lost. */
export type CheckInReply =
  | { readonly kind: 'checkedIn'; readonly receipt: CheckInReceipt }
  | { readonly kind: 'already' }
  | { readonly kind: 'refused'; readonly message: string };

export interface CheckInInput {
  /** What the server said of today when the page was read. */
  readonly isCheckedIn: boolean;
}

export interface CheckInContext extends CheckInInput {
  readonly receipt: CheckInReceipt | null;
  readonly problem: string | null;
}

export type CheckInEvent =
  | { readonly type: 'checkIn.press' }
  /** The server has said again how today stands: another tab, another day. */
  | { readonly type: 'summary.read'; readonly isCheckedIn: boolean };

export interface CheckInDependencies {
  readonly checkIn: (signal: AbortSignal) => Promise<CheckInReply>;
  /** Coins came: whatever shows them is to be read again. */
  readonly coinsChanged: () => void;
}
