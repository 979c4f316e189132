import type { Fields } from '../src/envelope.ts';
import type { Pattern } from './case.ts';
import { differenceOf, show } from './difference.ts';
import type { Timer } from './host-port.ts';

/** Messages of the host that no step has matched yet. */
export interface Inbox {
  readonly add: (message: Fields) => void;
  /** Records a message that no host may send: the step that waits, or the next one, fails with it. */
  readonly spoil: (fault: string) => void;
  /** Undefined when a matching message arrives in time, otherwise a description of what arrived instead. */
  readonly expect: (pattern: Pattern, within: number) => Promise<string | undefined>;
  /** Undefined when no matching message arrives in that time, otherwise a description of it. */
  readonly never: (pattern: Pattern, within: number) => Promise<string | undefined>;
  /** A description of an unmatched reply or welcome. */
  readonly leftOver: () => string | undefined;
}

type Verdict = { readonly fault: string | undefined };

export function createInbox(timer: Timer): Inbox {
  let unread: readonly Fields[] = [];
  let fault: string | undefined;
  let look = () => {};

  /** Repeats the check at every message, until it has a verdict or the time is over. */
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

/** The messages that a pattern can refer to: those of its kind and event. */
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
