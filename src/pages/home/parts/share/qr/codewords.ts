import { capacity, lengthBits, type Version } from './versions.ts';

/** Powers of 2 in the field of 256 elements that QR codes count in, and their logarithms. */
const powers: number[] = [];
const logs: number[] = [];
for (let exponent = 0, value = 1; exponent < 255; exponent += 1) {
  powers[exponent] = value;
  logs[value] = exponent;
  value = (value << 1) ^ (value > 127 ? 0x11d : 0);
}

const product = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (powers[((logs[a] ?? 0) + (logs[b] ?? 0)) % 255] ?? 0);

/** The polynomial with the roots 2⁰ … 2ⁿ⁻¹, highest power first and without its leading 1. */
function generator(degree: number): readonly number[] {
  let terms = [1];
  for (let root = 0; root < degree; root += 1) {
    const shifted = [...terms, 0];
    terms = shifted.map((term, index) => term ^ product(terms[index - 1] ?? 0, powers[root] ?? 0));
  }
  return terms.slice(1);
}

/** What is left of the data after division by the generator: the Reed-Solomon bytes. */
export function correctionOf(data: readonly number[], degree: number): readonly number[] {
  const divisor = generator(degree);
  let rest: number[] = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((term, index) => term ^ product(divisor[index] ?? 0, factor));
  }
  return rest;
}

/** Text as data: what kind it is, how long it is, its bytes, its end, and filling up to the size of the version. */
function dataOf(text: Uint8Array, version: Version): readonly number[] {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  put(0b0100, 4);
  put(text.length, lengthBits(version));
  for (const byte of text) put(byte, 8);
  const room = 8 * capacity(version);
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let filling = 0; bits.length < room; filling += 1) put(filling % 2 === 0 ? 0xec : 0x11, 8);
  return Array.from({ length: room / 8 }, (_, index) =>
    Number.parseInt(bits.slice(8 * index, 8 * index + 8).join(''), 2),
  );
}

/** All bytes in the order in which they are drawn: the blocks take turns, first with data, then with correction. */
export function codewords(text: Uint8Array, version: Version): readonly number[] {
  const data = dataOf(text, version);
  let start = 0;
  const blocks = version.blocks.map((bytes) => data.slice(start, (start += bytes)));
  const corrections = blocks.map((block) => correctionOf(block, version.correction));
  return [...inTurns(blocks), ...inTurns(corrections)];
}

function inTurns(blocks: readonly (readonly number[])[]): readonly number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    blocks.map((block) => block[index]).filter((byte) => byte !== undefined),
  ).flat();
}
