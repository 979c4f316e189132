import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { chartOf, namesIn, type Step } from '#machines/verify/chart.ts';

/** How a state or an arrow is labelled, beside its place. */
export interface Words {
  readonly title: string;
  readonly lines: readonly string[];
  readonly kind: 'state' | 'region' | 'final' | 'initial';
}

export interface Graph {
  readonly root: ElkNode;
  readonly words: ReadonlyMap<string, Words>;
  readonly labels: ReadonlyMap<string, readonly string[]>;
}

/** Measures of the letters in the drawing; the style sheet uses the same sizes. */
const metrics = { title: 8.2, line: 6.9, lineHeight: 18, titleHeight: 38, padding: 14 } as const;
const mostLines = 9;

/** A machine as a graph for the layout. Every transition that moves is an arrow, the eventless ones too. */
export function graphOf(machine: AnyStateMachine): Graph {
  const { steps } = chartOf(machine);
  const words = new Map<string, Words>();
  const labels = new Map<string, readonly string[]>();
  const edges: ElkExtendedEdge[] = [];

  const connect = (source: string, target: string, lines: readonly string[]): void => {
    const id = `${source}->${target}`;
    labels.set(id, lines);
    const label = lines.length > 0 ? [{ id: `${id}#label`, text: lines.join('\n'), ...sizeOfLabel(lines) }] : [];
    edges.push({ id, sources: [source], targets: [target], labels: label });
  };

  const nodeOf = (state: AnyStateNode): ElkNode => {
    const lines = linesOf(state, steps);
    words.set(state.id, { title: state.key, lines, kind: kindOf(state) });
    const children = Object.values(state.states).map(nodeOf);
    if (children.length > 0 && state.type !== 'parallel') children.unshift(initialOf(state));
    return { id: state.id, ...sizeOfState(state.key, lines, children.length > 0), children };
  };

  const initialOf = (state: AnyStateNode): ElkNode => {
    const id = `${state.id}#initial`;
    words.set(id, { title: '', lines: [], kind: 'initial' });
    for (const target of state.initial.target) connect(id, target.id, []);
    return { id, width: 12, height: 12 };
  };

  const children = [nodeOf(machine.root)];
  for (const [ends, lines] of merged(steps)) connect(...ends, lines);
  return { root: { id: 'drawing', children, edges }, words, labels };
}

function kindOf(state: AnyStateNode): Words['kind'] {
  if (state.type === 'final') return 'final';
  return state.parent?.type === 'parallel' ? 'region' : 'state';
}

/** What happens inside of a state without leaving it. */
function linesOf(state: AnyStateNode, steps: readonly Step[]): string[] {
  const runs = state.invoke.flatMap(({ src }) => namesIn(src)).map((name) => `▸ ${name}`);
  const inside = steps.filter(({ source, targets }) => source === state && targets.length === 0).map(sentence);
  const lines = [...new Set([...runs, ...inside])];
  return lines.length > mostLines
    ? [...lines.slice(0, mostLines - 1), `… ${lines.length - mostLines + 1} more`]
    : lines;
}

function sentence({ trigger, guard }: Step): string {
  return guard === undefined ? trigger : `${trigger} [${guard}]`;
}

/** One arrow for all transitions that lead the same way. */
function merged(steps: readonly Step[]): [ends: [source: string, target: string], lines: string[]][] {
  const arrows = new Map<string, [ends: [string, string], lines: string[]]>();
  for (const step of steps) {
    for (const target of step.targets) {
      const key = `${step.source.id} ${target.id}`;
      const [ends, lines] = arrows.get(key) ?? [[step.source.id, target.id], []];
      arrows.set(key, [ends, [...new Set([...lines, sentence(step)])]]);
    }
  }
  return [...arrows.values()];
}

function widest(lines: readonly string[]): number {
  return Math.max(0, ...lines.map(({ length }) => length));
}

function sizeOfLabel(lines: readonly string[]) {
  return { width: widest(lines) * metrics.line + 8, height: lines.length * metrics.lineHeight };
}

function sizeOfState(title: string, lines: readonly string[], isParent: boolean) {
  const { padding } = metrics;
  const width = Math.max(88, title.length * metrics.title + padding * 2, widest(lines) * metrics.line + padding * 2);
  const height = metrics.titleHeight + (lines.length > 0 ? lines.length * metrics.lineHeight + 6 : 0);
  if (!isParent) return { width, height };
  const inner = `[top=${height + 12},left=20,bottom=20,right=20]`;
  return {
    layoutOptions: {
      'elk.padding': inner,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  };
}
