import type { AddCommand } from '#machines/cart/types.ts';
import type { LineSource } from '#rules/cart-lines.ts';

/** A line with the others of its bundle. */
type Addition = LineSource & Pick<AddCommand, 'mode' | 'others'>;

/** What pages put into the cart, how they say so, and the way back. */
export interface Additions {
  /**
   * Waits for the cart's answer: true when it holds the line, false when it was refused.
   * @param spu the product of the line, where the page knows it: a recommendation may have led to it
   */
  readonly add: (line: Addition, spu?: string) => Promise<boolean>;
  /** Says with the title what was added, and lets it be undone from there. */
  readonly announce: (title: string, line: LineSource) => void;
  /** Adds one piece and announces it with the pieces of the taps just before. */
  readonly addPiece: (title: string, line: Omit<LineSource, 'quantity'>, spu?: string) => Promise<boolean>;
  /** Leaves what was of that line before it was added. */
  readonly undo: (line: LineSource) => void;
}
