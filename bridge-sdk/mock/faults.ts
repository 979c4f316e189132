/** What may happen to a message between app and page. Chances are from 0 to 1. */
export interface Faults {
  /** Milliseconds, least and most. */
  readonly latency?: readonly [least: number, most: number];
  readonly drop?: number;
  readonly duplicate?: number;
  /** The message waits until the next one has passed. */
  readonly reorder?: number;
  /** Cut in the middle. */
  readonly malformed?: number;
  /** The data are of another type than the contract says. */
  readonly wrongType?: number;
}

/** Puts a line that fails as it is told to between a sender and `deliver`. `random` gives numbers from 0 to below 1. */
export function faultyLine(
  { latency, drop = 0, duplicate = 0, reorder = 0, malformed = 0, wrongType = 0 }: Faults,
  random: () => number,
  deliver: (text: string) => void,
): (text: string) => void {
  let held: readonly string[] = [];
  const pass = (text: string) => {
    if (!latency) return deliver(text);
    const [least, most] = latency;
    setTimeout(deliver, least + random() * (most - least), text);
  };
  return (text) => {
    if (random() < drop) return;
    const typed = random() < wrongType ? JSON.stringify({ ...JSON.parse(text), data: 42 }) : text;
    const sent = random() < malformed ? typed.slice(0, typed.length / 2) : typed;
    if (random() < reorder) {
      held = [...held, sent];
      return;
    }
    const late = held;
    held = [];
    for (const one of [sent, ...(random() < duplicate ? [sent] : []), ...late]) pass(one);
  };
}
