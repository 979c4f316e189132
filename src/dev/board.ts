import { logLength, type ActorFacts, type LogEntry, type Message } from './messages.ts';

/** What one tab of the shop has reported. */
export interface Tab {
  readonly tab: string;
  readonly path: string;
  readonly isRecording: boolean;
  readonly actors: readonly ActorFacts[];
  readonly log: readonly LogEntry[];
}

export type Board = readonly Tab[];

/** The board after one more message. A tab that was never heard of is known from its first news. */
export function hear(board: Board, message: Message): Board {
  if (message.type === 'tab.left') return board.filter(({ tab }) => tab !== message.tab);
  if (message.type !== 'tab.news') return board;
  const before = board.find(({ tab }) => tab === message.tab);
  const { tab, path, whole, isRecording } = message;
  const earlier = whole ? [] : (before?.actors ?? []);
  const lines = whole ? [] : (before?.log ?? []);
  const after: Tab = {
    tab,
    path,
    isRecording,
    actors: message.actors.reduce(learn, earlier),
    log: [...lines, ...message.log].slice(-logLength),
  };
  return before ? board.map((one) => (one === before ? after : one)) : [...board, after];
}

function learn(actors: readonly ActorFacts[], fact: ActorFacts): readonly ActorFacts[] {
  if (fact.status !== 'active') return actors.filter(({ id }) => id !== fact.id);
  return actors.some(({ id }) => id === fact.id)
    ? actors.map((actor) => (actor.id === fact.id ? fact : actor))
    : [...actors, fact];
}

/** A machine that runs, with the names of the effects it waits for. */
export interface Running extends ActorFacts {
  readonly depth: number;
  readonly effects: readonly string[];
}

/** The machines of a tab, each followed by its children. */
export function runningMachines({ actors }: Tab): Running[] {
  const ids = new Set(actors.map(({ id }) => id));
  const under = (parent: string | null, depth: number): Running[] =>
    actors
      .filter((actor) => (actor.parent !== null && ids.has(actor.parent) ? actor.parent : null) === parent)
      .filter(({ machine }) => machine !== null)
      .flatMap((actor) => [
        {
          ...actor,
          depth,
          effects: actors.filter((one) => one.parent === actor.id && one.machine === null).map(({ name }) => name),
        },
        ...under(actor.id, depth + 1),
      ]);
  return under(null, 0);
}
