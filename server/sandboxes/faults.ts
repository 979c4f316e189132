import type { SandboxDatabase } from './database.ts';

/** Percentages are 0–100 of the calls, or events, that are hit. */
export const noFaults = {
  /** The call acts, then the connection breaks instead of the reply. */
  dropReplies: 0,
  /** The call acts, the reply comes `delayMs` later. */
  delayReplies: 0,
  delayMs: 3_000,
  /** The call answers 503 and does nothing. */
  refuseCalls: 0,
  duplicateWebhooks: 0,
  /** The event is never sent: who does not ask never hears of it. */
  loseWebhooks: 0,
  /** The event leaves up to `reorderMs` later, so later ones overtake it. */
  reorderWebhooks: 0,
  reorderMs: 2_000,
  holdWebhooks: false,
  seed: 1,
};

export type FaultKnobs = typeof noFaults;

export type Faults<Knobs extends FaultKnobs = FaultKnobs> = {
  readonly knobs: () => Knobs;
  readonly turn: (changes: Partial<Knobs>) => Knobs;
  /** Whether the dice say so this time; the same seed gives the same sequence. */
  readonly strikes: (percent: number) => boolean;
  /** A whole number from 0 up to, not including, `limit`. */
  readonly pick: (limit: number) => number;
};

const mulberry32 = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** The knobs live in the database, so a harness that kills the process keeps its faults. */
export const openFaults = <Knobs extends FaultKnobs>(db: SandboxDatabase, none: Knobs): Faults<Knobs> => {
  const saved = db.prepare<[], string>(`select value from settings where name = 'faults'`).pluck().get();
  let knobs: Knobs = { ...none, ...(saved && JSON.parse(saved)) };
  let dice = mulberry32(knobs.seed);
  return {
    knobs: () => knobs,
    turn: (changes) => {
      knobs = { ...knobs, ...changes };
      db.prepare<[string]>(`insert or replace into settings values ('faults', ?)`).run(JSON.stringify(knobs));
      dice = mulberry32(knobs.seed);
      return knobs;
    },
    strikes: (percent) => percent > 0 && dice() * 100 < percent,
    pick: (limit) => Math.floor(dice() * limit),
  };
};
