/** Milliseconds between two lines. */
const pause = 10_000;

/**
 * Says every ten seconds how far a search is that takes longer than that: no limit of time ends it, so a person sees
 * that it goes on, or that it does not.
 * @param what is counted, as `states of cart`
 */
export function progressOf(what: string): (count: number) => void {
  let next = performance.now() + pause;
  return (count) => {
    if (performance.now() < next) return;
    next = performance.now() + pause;
    process.stderr.write(`${count.toLocaleString('en')} ${what} so far\n`);
  };
}
