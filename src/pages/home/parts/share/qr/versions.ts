/** One size of QR code at error correction level M, which survives 15 % of damage (ISO/IEC 18004, table 9). */
export interface Version {
  readonly number: number;
  /** Modules on a side. */
  readonly size: number;
  /** Bytes of data in each block, the shorter blocks first. */
  readonly blocks: readonly number[];
  /** Bytes of error correction after each block. */
  readonly correction: number;
  /** Middles of the alignment patterns on either axis. */
  readonly alignment: readonly number[];
}

const times = (count: number, bytes: number): readonly number[] => Array.from({ length: count }, () => bytes);

/** Up to 213 letters: longer than any link of the shop. */
const rows: readonly (readonly [correction: number, blocks: readonly number[], alignment: readonly number[]])[] = [
  [10, [16], []],
  [16, [28], [6, 18]],
  [26, [44], [6, 22]],
  [18, times(2, 32), [6, 26]],
  [24, times(2, 43), [6, 30]],
  [16, times(4, 27), [6, 34]],
  [18, times(4, 31), [6, 22, 38]],
  [22, [...times(2, 38), ...times(2, 39)], [6, 24, 42]],
  [22, [...times(3, 36), ...times(2, 37)], [6, 26, 46]],
  [26, [...times(4, 43), 44], [6, 28, 50]],
];

export const versions: readonly Version[] = rows.map(([correction, blocks, alignment], index) => {
  const number = index + 1;
  return { number, size: 17 + 4 * number, blocks, correction, alignment };
});

/** Bytes of data in all blocks. */
export const capacity = ({ blocks }: Version): number => blocks.reduce((sum, bytes) => sum + bytes, 0);

/** Bits that tell how long the text is. */
export const lengthBits = ({ number }: Version): number => (number < 10 ? 8 : 16);
