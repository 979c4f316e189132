import type { components } from '#openapi/types.ts';

/** What is asked for of an order. */
export type RmaInput = Omit<components['schemas']['NewRma'], 'orderNo'>;

export interface RequestedLine {
  readonly line: RmaInput['lines'][number];
  /** What was paid for its pieces, minor units. */
  readonly amount: number;
}
