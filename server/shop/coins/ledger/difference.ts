/** Something in the books that does not agree. */
export interface Difference {
  readonly accountId: string;
  readonly about: string;
  readonly found: number;
  readonly expected: number;
}
