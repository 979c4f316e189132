import type { Fields } from '../src/envelope.ts';
import type { Pattern } from './case.ts';
import { differenceOf, show } from './difference.ts';
import type { Timer } from './host-port.ts';

/** What the host said and no step has asked about yet. */
export interface Inbox {
  readonly add: (message: Fields) => void;
  /** Something was said that no host may say: whoever waits, or waits next, hears of it. */
  readonly spoil: (fault: string) => void;
  /** Undefined once a message that fits has come, else what came instead. */
  readonly expect: (pattern: Pattern, within: number) => Promise<string | undefined>;
  /** Undefined when nothing that fits has come in that time, else what did. */
  readonly never: (pattern: Pattern, within: number) => Promise<string | undefined>;
  /** An answer or a welcome that nobody asked about, in words. */
  readonly leftOver: () => string | undefined;
}

type Verdict = { readonly fault: string | undefined };

export function createInbox(timer: Timer): Inbox {
  let unread: readonly Fields[] = [];
  let fault: string | undefined;
  let look = () => {};

  /** Asks again at every message, until there is a verdict or the time is over. */
  const settle = (judge: () => Verdict | undefined, within: number, atEnd: () => string | undefined) =>
    new Promise<string | undefined>((resolve) => {
      const end = (said: string | undefined) => {
        stop();
        look = () => {};
        resolve(said);
      };
      const stop = timer(within, () => end(atEnd()));
      look = () => {
        const verdict = fault === undefined ? judge() : { fault };
        if (verdict) end(verdict.fault);
      };
      look();
    });

  const read = (found: Fields) => {
    const at = unread.indexOf(found);
    const isPast = (message: Fields, index: number) =>
      index === at || (index < at && message['k'] === 'evt' && message['name'] === found['name']);
    unread = unread.filter((message, index) => !isPast(message, index));
  };

  return {
    add(message) {
      unread = [...unread, message];
      look();
    },
    spoil(text) {
      fault ??= text;
      look();
    },
    expect(pattern, within) {
      const near = nearTo(pattern);
      return settle(
        () => {
          const found = unread.find((message) => differenceOf(pattern, message) === undefined);
          const other = unread.find((message) => isAnswer(message) && near(message));
          if (found && (!other || found === other || !isAnswer(found))) {
            read(found);
            return { fault: undefined };
          }
          return other && { fault: `${said(other)}: ${differenceOf(pattern, other) ?? 'comes out of turn'}` };
        },
        within,
        () => {
          const like = unread.find(near);
          const instead = like ? `; ${said(like)}: ${differenceOf(pattern, like) ?? ''}` : '';
          return `nothing like ${show(pattern)} within ${within} ms${instead}`;
        },
      );
    },
    never(pattern, within) {
      return settle(
        () => {
          const found = unread.find((message) => differenceOf(pattern, message) === undefined);
          return found && { fault: `${said(found)}, and nothing of the kind may come` };
        },
        within,
        () => undefined,
      );
    },
    leftOver() {
      const found = unread.find(isAnswer);
      return fault ?? (found && `${said(found)}, which no step expects`);
    },
  };
}

/** The messages a pattern can only mean: of its kind, and of its event. */
function nearTo(pattern: Pattern): (message: Fields) => boolean {
  return (message) =>
    typeof pattern === 'object' &&
    pattern !== null &&
    'k' in pattern &&
    pattern.k === message['k'] &&
    !('name' in pattern && pattern.name !== message['name']);
}

function isAnswer({ k }: Fields): boolean {
  return k === 'res' || k === 'welcome';
}

function said(message: Fields): string {
  return `the host says ${show(message)}`;
}
