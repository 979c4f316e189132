import type { AnyStateNode } from 'xstate';
import { wordsOf } from './actions.ts';
import { commentOn, eventsOf, givenIn, payloadOf, sendersOf, type Sources } from './events.ts';
import {
  delayOf,
  durationText,
  namesIn,
  pathOf,
  requirementsIn,
  type Chart,
  type Step,
} from '#machines/verify/chart.ts';

/** A Markdown table with a heading above it; nothing when it has no rows. */
export function section(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [`## ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

export function code(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

export function statesTable({ states }: Chart): string[] {
  return section(
    'States',
    ['State', 'Meaning', 'Does', 'Tags'],
    states.map((node) => [code([pathOf(node)]), node.description ?? '', doesOf(node), code(node.tags)]),
  );
}

function doesOf(node: AnyStateNode): string {
  const parts: readonly (readonly [word: string, names: readonly string[]])[] = [
    ['on entry', namesIn(node.config.entry)],
    ['runs', node.invoke.flatMap(({ src }) => namesIn(src))],
    ['on exit', namesIn(node.config.exit)],
  ];
  return parts.flatMap(([word, names]) => (names.length > 0 ? [`${word} ${code(names)}`] : [])).join('; ');
}

export function stepsTable({ machine, steps }: Chart): string[] {
  const sent = new Set<string>(machine.events);
  // Events that others send come first; what the machine tells itself follows.
  const rank = ({ trigger }: Step): number => (sent.has(trigger) ? 0 : 1);
  const byTrigger = [...steps].sort((one, other) => rank(one) - rank(other) || compare(one.trigger, other.trigger));
  return section(
    'Events',
    ['Event', 'In', 'When', 'To', 'Actions', 'Meaning'],
    byTrigger.map(({ source, targets, trigger, guard, actions, description }) => [
      code([trigger]),
      code([pathOf(source)]),
      guard === undefined ? '' : code([guard]),
      targets.length > 0 ? code(targets.map(pathOf)) : '–',
      code(actions),
      description,
    ]),
  );
}

/** What each event carries, and who sends it. */
export function messagesTable({ machine }: Chart, folder: string, sources: Sources): string[] {
  return section(
    'What it receives',
    ['Event', 'Payload', 'Sent by'],
    eventsOf(machine).map((event) => {
      const payload = payloadOf(event, folder, sources);
      const { machines, files } = sendersOf(event, folder, sources);
      const links = files.map((file) => `[${file}](../../${file})`);
      return [code([event]), payload === '' ? '–' : code([payload]), [...machines, ...links].join(', ')];
    }),
  );
}

export function namesTables(chart: Chart, folder: string, sources: Sources): string[] {
  const { machine, states, steps } = chart;
  const nodes = [machine.root, ...states];
  const onStep = (names: (step: Step) => readonly string[]): [name: string, place: string][] =>
    steps.flatMap((step) =>
      names(step).map((name): [string, string] => [name, `${pathOf(step.source)} on ${step.trigger}`]),
    );
  const inState = (names: (node: AnyStateNode) => readonly string[], word: string): [string, string][] =>
    nodes.flatMap((node) => names(node).map((name): [string, string] => [name, `${word} ${pathOf(node)}`]));

  const guards = onStep(({ guard }) => (guard === undefined ? [] : [guard]));
  const actions = [
    ...onStep((step) => step.actions),
    ...inState(({ config }) => namesIn(config.entry), 'entry of'),
    ...inState(({ config }) => namesIn(config.exit), 'exit of'),
  ];
  const actors = inState(({ invoke }) => invoke.flatMap(({ src }) => namesIn(src)), 'runs in');
  const delays = inState(({ config }) => Object.keys(config.after ?? {}), 'ends');
  return [
    ...section('Guards', ['Guard', 'Asked'], places(guards)),
    ...section(
      'Actions',
      ['Action', 'Does', 'Runs'],
      places(actions).map(([name = '', runs = '']) => {
        const action = name.replaceAll('`', '');
        return [name, wordsOf(machine.implementations.actions[action], effectOf(action, folder, sources)), runs];
      }),
    ),
    ...section(
      'Actors',
      ['Actor', 'Does', 'Runs'],
      places(actors).map(([name = '', runs = '']) => [name, effectOf(name.replaceAll('`', ''), folder, sources), runs]),
    ),
    ...section(
      'Delays',
      ['Delay', 'Length', 'Use'],
      places(delays).map(([name = '', use = '']) => [name, lengthOf(chart, name.replaceAll('`', '')), use]),
    ),
  ];
}

/** What an effect does, by the comment on its type, and where it is given. */
function effectOf(name: string, folder: string, sources: Sources): string {
  const files = givenIn(name, folder, sources).map((file) => `[${file}](../../${file})`);
  return [commentOn(name, folder, sources), files.length > 0 ? `effect in ${files.join(', ')}` : 'effect']
    .filter((part) => part !== '')
    .join(' ');
}

function lengthOf({ machine }: Chart, delay: string): string {
  const milliseconds = delayOf(machine, delay);
  return milliseconds === undefined ? 'computed' : durationText(milliseconds);
}

/** One row per name, in the order of the alphabet. */
function places(uses: readonly (readonly [name: string, place: string])[]): string[][] {
  const byName = new Map<string, Set<string>>();
  for (const [name, place] of uses) byName.set(name, (byName.get(name) ?? new Set()).add(place));
  return [...byName]
    .sort(([one], [other]) => compare(one, other))
    .map(([name, where]) => [code([name]), [...where].join('; ')]);
}

export function requirementsTable({ machine, states, steps }: Chart): string[] {
  const fulfilled = [
    ...[machine.root, ...states].flatMap((node) =>
      requirementsIn(node.meta).map((req) => [req, pathOf(node)] as const),
    ),
    ...steps.flatMap((step) =>
      step.requirements.map((req) => [req, `${pathOf(step.source)} on ${step.trigger}`] as const),
    ),
  ];
  return section('Requirements', ['Sentence of the specification', 'Fulfilled by'], places(fulfilled));
}

/** By code unit, so that every machine sorts alike. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
