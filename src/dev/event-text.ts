/** An event as a person says it: `done fetchCount` for what XState calls `xstate.done.actor.0.cart.count.counting`. */
export function eventText(type: string, from: string | null): string {
  const [, word, rest = ''] = /^xstate\.(init|stop|done|error|snapshot|after)\b(?:\.(.*))?$/.exec(type) ?? [];
  if (word === undefined) return type;
  if (word === 'init') return 'start';
  if (word === 'after') return `after ${rest.split('.')[0]}`;
  return from === null ? word : `${word} ${from}`;
}
