import type { AnyStateNode } from 'xstate';
import { chartOf, type Chart, type Step } from '#machines/verify/chart.ts';

/**
 * A machine as the `stateDiagram-v2` of Mermaid. It shows what changes the state; what only acts is in the tables.
 * Regions of a parallel state are drawn beside each other as states of their own: Mermaid cannot draw a transition
 * that crosses its region separators.
 */
export function mermaidOf(machine: Chart['machine']): string {
  const { steps } = chartOf(machine);
  const moves = merged(steps.filter(({ targets }) => targets.length > 0));
  return ['stateDiagram-v2', ...insideOf(machine.root, '  '), ...moves.map((move) => `  ${move}`)].join('\n');
}

/** Mermaid reads a dot as the start of a class. */
function idOf(node: AnyStateNode): string {
  return node.path.join('_');
}

function insideOf(node: AnyStateNode, indent: string): string[] {
  const children = Object.values(node.states);
  const first = node.type === 'parallel' ? children : [...node.initial.target];
  return [
    ...children.flatMap((child) => declarationOf(child, indent)),
    ...first.filter((child) => child.parent === node).map((child) => `${indent}[*] --> ${idOf(child)}`),
    ...children.filter(({ type }) => type === 'final').map((child) => `${indent}${idOf(child)} --> [*]`),
  ];
}

function declarationOf(node: AnyStateNode, indent: string): string[] {
  const title = node.parent?.type === 'parallel' ? `${node.key} (region)` : node.key;
  const name = `${indent}state "${title}" as ${idOf(node)}`;
  return Object.keys(node.states).length === 0 ? [name] : [`${name} {`, ...insideOf(node, `${indent}  `), `${indent}}`];
}

/** One arrow for all transitions that lead the same way, its label a line for each. */
function merged(steps: readonly Step[]): string[] {
  const labels = new Map<string, Set<string>>();
  for (const { source, targets, trigger, guard } of steps) {
    if (source.path.length === 0) continue;
    for (const target of targets) {
      const arrow = `${idOf(source)} --> ${idOf(target)}`;
      const lines = labels.get(arrow) ?? new Set();
      labels.set(arrow, lines.add(guard === undefined ? trigger : `${trigger} [${guard}]`));
    }
  }
  return [...labels].map(([arrow, lines]) => `${arrow} : ${[...lines].join('<br/>')}`);
}
