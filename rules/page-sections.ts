/**
 * The kinds of section that a page is composed of: a picture from edge to edge, a rail, a grid, words beside a picture that
 * touches the page's edge, a list with hairlines, one number at the size of a heading, and a tool.
 */
export type SectionKind = 'picture' | 'rail' | 'grid' | 'split' | 'list' | 'number' | 'tool';

export type SectionGround = 'paper' | 'white' | 'sand' | 'night';

export interface PlannedSection {
  /** Undefined for a picture from edge to edge, which is its own ground. */
  readonly ground: SectionGround | undefined;
  /** It continues the ground of the section above it. */
  readonly continues: boolean;
}

const preferred: Readonly<Record<SectionKind, SectionGround | undefined>> = {
  picture: undefined,
  rail: 'white',
  grid: 'white',
  split: 'sand',
  list: 'paper',
  number: 'paper',
  tool: 'night',
};

/** How often a ground may occur on a page; paper as often as it likes. */
const most: Readonly<Record<SectionGround, number>> = { paper: Infinity, white: Infinity, sand: 2, night: 1 };

/**
 * The ground of each section of a page, from top to bottom: no ground but paper follows itself, night occurs once and sand
 * twice. The first section that is no picture lies on paper, like the head of the page.
 */
export function planSections(kinds: readonly SectionKind[]): PlannedSection[] {
  const count = { paper: 0, white: 0, sand: 0, night: 0 };
  const plan: PlannedSection[] = [];
  for (const kind of kinds) {
    const own = preferred[kind];
    const above = plan.at(-1)?.ground;
    if (own === undefined) {
      plan.push({ ground: undefined, continues: false });
    } else {
      const isFirst = plan.every((section) => section.ground === undefined);
      const fits = own !== above && count[own] < most[own] && (!isFirst || kind === 'tool');
      const ground = fits ? own : 'paper';
      count[ground] += 1;
      plan.push({ ground, continues: ground === 'paper' && above === 'paper' });
    }
  }
  return plan;
}

const mostOfAKind = 2;

/** What the rules of composition say against a page, in words; nothing where they say nothing. */
export function compositionFaults(kinds: readonly SectionKind[]): string[] {
  const repeated = kinds.flatMap((kind, place) => (kind === kinds[place - 1] ? [`${kind} follows itself`] : []));
  const often = [...new Set(kinds)].flatMap((kind) => {
    const times = kinds.filter((each) => each === kind).length;
    return times > mostOfAKind ? [`${kind} occurs ${times} times`] : [];
  });
  return [...repeated, ...often];
}
