/** Faults of the connection between app and page. Probabilities are from 0 to 1. */
export interface Faults {
  /** Least and most, in milliseconds. */
  readonly latency?: readonly [least: number, most: number];
  readonly drop?: number;
  readonly duplicate?: number;
  /** The message waits until the next one has passed. */
  readonly reorder?: number;
  /** The message arrives after every time-out of the contract. */
  readonly late?: number;
  /** The message is cut in the middle. */
  readonly malformed?: number;
  /** The data have another type than the contract says. */
  readonly wrongType?: number;
}

export type FaultName = Exclude<keyof Faults, 'latency'>;

/** Longer than the longest time-out of the contract, in milliseconds. */
const lateMs = 3_500;

export interface FaultyLineOptions {
  /** Read for every message. */
  readonly faults: () => Faults;
  /** Returns numbers from 0 to below 1. */
  readonly random: () => number;
  readonly deliver: (text: string) => void;
  /** Called with the faults of a message before it is delivered. */
  readonly onFate?: (text: string, faults: readonly FaultName[]) => void;
}

/** A connection with the given faults. */
export function faultyLine({ faults, random, deliver, onFate }: FaultyLineOptions): (text: string) => void {
  let held: readonly string[] = [];
  return (text) => {
    const { latency: [least, most] = [0, 0], ...chances } = faults();
    const hits = (fault: FaultName): boolean => {
      const chance = chances[fault] ?? 0;
      return chance > 0 && random() < chance;
    };
    const fate = fateOf(hits);
    onFate?.(text, fate);
    if (fate.includes('drop')) return;
    const typed = fate.includes('wrongType') ? JSON.stringify({ ...JSON.parse(text), data: 42 }) : text;
    const sent = fate.includes('malformed') ? typed.slice(0, typed.length / 2) : typed;
    if (fate.includes('reorder')) {
      held = [...held, sent];
      return;
    }
    const passing = [sent, ...(fate.includes('duplicate') ? [sent] : []), ...held];
    held = [];
    const delay = (fate.includes('late') ? lateMs : 0) + (most > 0 ? least + random() * (most - least) : 0);
    for (const one of passing) {
      if (delay > 0) setTimeout(deliver, delay, one);
      else deliver(one);
    }
  };
}

/** A dropped message has no other fault, and a reordered one is neither duplicated nor late. */
function fateOf(hits: (fault: FaultName) => boolean): readonly FaultName[] {
  if (hits('drop')) return ['drop'];
  const spoilt = (['wrongType', 'malformed'] as const).filter(hits);
  if (hits('reorder')) return [...spoilt, 'reorder'];
  return [...spoilt, ...(['duplicate', 'late'] as const).filter(hits)];
}
