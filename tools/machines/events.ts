import type { AnyStateMachine } from 'xstate';
import type { Tree } from '../circles/read-tree.ts';
import { describe } from './actions.ts';

/** What the sources say about the events of machines. */
export interface Sources {
  /** Every source file, with its comments. */
  readonly tree: Tree;
  /** The files of the product, without comments. */
  readonly product: Tree;
  /** The machines by their folder. */
  readonly machines: ReadonlyMap<string, AnyStateMachine>;
}

/** The events a machine takes from others or from itself, in the order of the alphabet. */
export function eventsOf(machine: AnyStateMachine): string[] {
  return machine.events.filter((type) => type !== '' && !type.startsWith('xstate.')).sort();
}

/** What an event carries besides its type, as its type writes it; empty when that is nothing. */
export function payloadOf(event: string, folder: string, { tree }: Sources): string {
  const own = tree.get(`machines/${folder}/types.ts`) ?? '';
  const others = [...tree].filter(([file]) => /^machines\/.+\/types\.ts$/.test(file)).map(([, text]) => text);
  for (const text of [own, ...others]) {
    const member = memberOf(text, event);
    if (member !== undefined) return member;
  }
  return '';
}

/** The member of a union with this `type`: its other fields, and what it is intersected with. */
function memberOf(text: string, event: string): string | undefined {
  const at = text.search(new RegExp(String.raw`\btype: '${event.replaceAll('.', String.raw`\.`)}'`));
  if (at < 0) return undefined;
  const start = text.lastIndexOf('{', at);
  const base = /\(([\w<>'. |[\]]+?) & $/.exec(text.slice(0, start))?.[1];
  let depth = 0;
  let end = start;
  do {
    if (text[end] === '{') depth += 1;
    if (text[end] === '}') depth -= 1;
    end += 1;
  } while (depth > 0 && end < text.length);
  const fields = text
    .slice(start + 1, end - 1)
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/(?:readonly )?type: '[^']+'(?: \| '[^']+')*;?/, '')
    .replaceAll('readonly ', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/;$/, '');
  const more = /^ & ([\w<>'. |[\]]+?)\)/.exec(text.slice(end))?.[1];
  return [base, fields === '' ? undefined : `{ ${fields} }`, more].filter((part) => part !== undefined).join(' & ');
}

/** Who sends an event to a machine: other machines by their id, and files of the product. */
export function sendersOf(
  event: string,
  folder: string,
  { product, machines }: Sources,
): { readonly machines: string[]; readonly files: string[] } {
  const to = machines.get(folder);
  const senders = [...machines].filter(([name, machine]) => sends(machine, event, name === folder ? undefined : to));
  const files = [...product].filter(([file, code]) => isOutside(file) && code.includes(`'${event}'`));
  return {
    machines: senders.map(([name, machine]) => (name === folder ? 'itself' : machine.id)),
    files: nearest(files, folder, to?.id ?? folder, senders.length > 0).map(([file]) => file),
  };
}

type Files = readonly (readonly [file: string, code: string])[];

/** Several machines take an event of one name: who sends it to this one moves this one, or names it. */
function nearest(files: Files, folder: string, id: string, hasSender: boolean): Files {
  const moves = files.filter(([file]) => file === `machines/${folder}/move.ts`);
  if (moves.length > 0) return moves;
  const own = files.filter(([file, code]) => `${file}\n${code}`.toLowerCase().includes(id.toLowerCase()));
  return own.length > 0 || hasSender ? own : files;
}

/** Implementations and moves of machines send, too; their charts and types only name what they take. */
function isOutside(file: string): boolean {
  return /^(?:src\/(?!dev\/)|server\/)|^machines\/.+\/(?:implementations|move)\.ts$/.test(file);
}

/** @param to the machine that gets it; undefined for the sender itself */
function sends(machine: AnyStateMachine, event: string, to: AnyStateMachine | undefined): boolean {
  return Object.values(machine.implementations.actions).some((action) => {
    const { kind, events, receiver } = describe(action);
    if (to === undefined) return kind === 'raise' && events.includes(event);
    if (kind !== 'send' && kind !== 'several') return false;
    // Without a name it goes to a child or to the parent.
    const isReceiver = receiver === undefined ? isFamily(machine, to) : receiver === to.id;
    return isReceiver && (events.length > 0 ? events.includes(event) : machine.events.includes(event));
  });
}

function isFamily(one: AnyStateMachine, other: AnyStateMachine): boolean {
  return other.id in one.implementations.actors || one.id in other.implementations.actors;
}

/** What the types say about an effect of a machine, in one line; empty where its name says it. */
export function commentOn(effect: string, folder: string, { tree }: Sources): string {
  const text = tree.get(`machines/${folder}/types.ts`) ?? '';
  const before = new RegExp(String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*readonly ${effect}\b`).exec(text)?.[1] ?? '';
  return before.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim();
}

/** The files beside the machines that name an effect: there it is given. */
export function givenIn(effect: string, folder: string, { product }: Sources): string[] {
  const name = new RegExp(String.raw`\b${effect}\b`);
  const places = [...product].filter(([file, code]) => /^(?:src\/actors|server)\//.test(file) && name.test(code));
  const own = places.filter(([file]) => file.includes(`/${folder}/`));
  const files = (own.length > 0 ? own : places).map(([file]) => file);
  // A word of many files says nothing.
  return files.length > 3 ? [] : files;
}
