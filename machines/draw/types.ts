export interface DrawContext {
  /** The first instant without entries; epoch ms. */
  readonly closeTime: number;
  /** When the beacon's round is due; epoch ms. */
  readonly roundTime: number;
}

/** What a draw does happens at a time that the server names: nothing runs by a timer of its own. */
export type DrawEvent =
  /** The entries are counted and their root is published. */
  | { readonly type: 'entries.seal'; readonly now: number }
  /** The beacon has spoken: who wins is known. */
  | { readonly type: 'round.read'; readonly now: number }
  /** The winners and the seed are published; their prizes follow. */
  | { readonly type: 'draw.announce' }
  /** By staff: a new seed and a later round, where the first ones cannot be kept. */
  | { readonly type: 'draw.postpone'; readonly now: number; readonly roundTime: number }
  /** By staff: there will be no draw. */
  | { readonly type: 'draw.cancel'; readonly now: number };
