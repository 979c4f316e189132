/** Seconds of one run of a stage. */
export interface Taken {
  readonly wall: number;
  /** Undefined where the system does not tell. */
  readonly processor: number | undefined;
}

/** What all runs of a stage took, on the project as it is and on the one with more pages. */
export interface StageRuns {
  readonly name: string;
  readonly before: readonly Taken[];
  readonly after: readonly Taken[];
}

interface Cost {
  readonly before: number;
  readonly after: number;
  readonly perPage: number;
}

type Measure = keyof Taken;

/** Other work on the machine only adds time, so of several runs the shortest one is the nearest to the truth. */
const shortest = (runs: readonly Taken[], measure: Measure): number =>
  Math.min(...runs.map((run) => run[measure] ?? NaN));

function costOf({ before, after }: StageRuns, measure: Measure, pages: number): Cost {
  const [first, second] = [shortest(before, measure), shortest(after, measure)];
  return { before: first, after: second, perPage: (second - first) / pages };
}

const sum = (costs: readonly Cost[]): Cost => ({
  before: costs.reduce((total, { before }) => total + before, 0),
  after: costs.reduce((total, { after }) => total + after, 0),
  perPage: costs.reduce((total, { perPage }) => total + perPage, 0),
});

const cell = (value: number, digits: number): string => (Number.isNaN(value) ? '–' : value.toFixed(digits)).padStart(9);
const cells = ({ before, after, perPage }: Cost): string => cell(before, 1) + cell(after, 1) + cell(perPage, 2);

/** What each stage takes before and after, what one page adds to it, and the sum beside the goal. */
export function costTable(stages: readonly StageRuns[], pages: number, goal: number): string {
  const rows = stages.map((stage) => ({
    name: stage.name,
    wall: costOf(stage, 'wall', pages),
    processor: costOf(stage, 'processor', pages),
  }));
  const total = {
    name: 'all stages',
    wall: sum(rows.map(({ wall }) => wall)),
    processor: sum(rows.map(({ processor }) => processor)),
  };
  const width = Math.max(...[...rows, total].map(({ name }) => name.length));
  const perPage = total.wall.perPage;
  return [
    `${''.padEnd(width)}${'seconds by the clock'.padStart(27)}${'seconds of processors'.padStart(27)}`,
    `${'stage'.padEnd(width)}${'   before    after per page'.repeat(2)}`,
    ...[...rows, total].map(({ name, wall, processor }) => name.padEnd(width) + cells(wall) + cells(processor)),
    '',
    `One more page costs ${perPage.toFixed(2)} s by the clock, ${perPage > goal ? 'more than' : 'within'} the goal of ${goal} s.`,
  ].join('\n');
}
