import { codewords } from './codewords.ts';
import { dataPlaces, drawFormat, framework, set, type Grid } from './grid.ts';
import { masks, penalty } from './masks.ts';
import { capacity, lengthBits, versions } from './versions.ts';

/**
 * A QR code of a text: rows of modules, true where one is dark, without the quiet zone of four around it. As small as
 * the text allows, at error correction level M.
 * @throws RangeError for a text of more than 213 bytes
 */
export function qrCode(text: string): readonly (readonly boolean[])[] {
  const bytes = new TextEncoder().encode(text);
  const version = versions.find((each) => 4 + lengthBits(each) + 8 * bytes.length <= 8 * capacity(each));
  if (!version) throw new RangeError(`${bytes.length} bytes are too many for this QR code`);
  const frame = framework(version);
  const places = dataPlaces(frame);
  const words = codewords(bytes, version);
  const drawn = masks.map((isTurned, mask): Grid => {
    const grid = frame.map((row) => [...row]);
    for (const [index, [x, y]] of places.entries()) {
      // What is left over after the last byte is light.
      const bit = ((words[index >> 3] ?? 0) >> (7 - (index % 8))) & 1;
      set(grid, x, y, (bit === 1) !== isTurned(x, y));
    }
    drawFormat(grid, mask);
    return grid;
  });
  const penalties = drawn.map(penalty);
  const best = drawn[penalties.indexOf(Math.min(...penalties))] ?? frame;
  return best.map((row) => row.map((isDark) => isDark === true));
}
