import { prizeOfTicket } from '#rules/doll-machine.ts';
import type { DollMachine, DollPlay } from './queries.ts';

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** A chance in its lowest terms; as a percentage only where that is exact with two decimals. */
export function chanceOf({ part, of }: DollMachine['nothing']) {
  const by = divisor(part, of);
  const hundredths = (part * 10_000) / of;
  return {
    part: part / by,
    of: of / by,
    percent: Number.isInteger(hundredths) ? `${hundredths / 100}%` : undefined,
  };
}

/** A result as a guest is shown it: drawn by the odds of the table, here and for nothing. */
export function demoPlay({ prizes, nothing }: DollMachine): DollPlay {
  const pool = { prizes: prizes.map((prize) => ({ ...prize, weight: prize.chance.part })), nothing: nothing.part };
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const prize = prizeOfTicket(pool, random % nothing.of) ?? null;
  const won = prize && { prizeId: prize.prizeId, kind: prize.kind, title: prize.title, image: prize.image };
  return { playId: 'demonstration', time: 0, cost: 0, prize: won, coins: 0, expireTime: null };
}
