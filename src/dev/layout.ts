import Elk, { type ElkExtendedEdge, type ElkNode, type ElkPoint } from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine } from 'xstate';
import { graphOf, type Graph, type Words } from './graph.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DrawnState extends Box, Words {
  readonly id: string;
}

export interface DrawnArrow {
  readonly id: string;
  readonly source: string;
  readonly path: string;
  readonly label: (Box & { readonly lines: readonly string[] }) | undefined;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Parents before their children. */
  readonly states: readonly DrawnState[];
  readonly arrows: readonly DrawnArrow[];
}

// No `considerModelOrder`: with a self-transition the layout engine breaks on it.
const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.padding': '[top=8,left=8,bottom=8,right=8]',
};

/** Places the states and arrows of a machine. @throws when the layout engine refuses the graph */
export async function drawingOf(machine: AnyStateMachine): Promise<Drawing> {
  const graph = graphOf(machine);
  const placed = await new Elk().layout(graph.root, { layoutOptions: options });
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    states: statesIn(placed, graph),
    arrows: (placed.edges ?? []).flatMap((edge) => arrowOf(edge, graph) ?? []),
  };
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box {
  return { x, y, width, height };
}

function statesIn({ children = [] }: ElkNode, graph: Graph): DrawnState[] {
  return children.flatMap((node) => {
    const words = graph.words.get(node.id);
    return [...(words ? [{ id: node.id, ...words, ...boxOf(node) }] : []), ...statesIn(node, graph)];
  });
}

function arrowOf({ id, sources, sections, labels }: ElkExtendedEdge, graph: Graph): DrawnArrow | undefined {
  const [section] = sections ?? [];
  const [source] = sources;
  if (!section || source === undefined) return undefined;
  const [label] = labels ?? [];
  const lines = graph.labels.get(id) ?? [];
  return {
    id,
    source,
    path: pathOf([section.startPoint, ...(section.bendPoints ?? []), section.endPoint]),
    label: label && { lines, ...boxOf(label) },
  };
}

/** A line through the points, its corners rounded. */
export function pathOf(points: readonly ElkPoint[], radius = 8): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M ${point.x} ${point.y}`;
      if (!after) return `L ${point.x} ${point.y}`;
      const into = towards(point, before, radius);
      const out = towards(point, after, radius);
      return `L ${into.x} ${into.y} Q ${point.x} ${point.y} ${out.x} ${out.y}`;
    })
    .join(' ');
}

function towards(from: ElkPoint, to: ElkPoint, length: number): ElkPoint {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const share = distance === 0 ? 0 : Math.min(length, distance / 2) / distance;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
