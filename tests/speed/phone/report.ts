import { median } from '../median.ts';
import { pageFigures, type PageFigures } from './figures.ts';
import { withChange, type KeptFigures } from './last-run.ts';

/** How a figure is shown: seconds where they are long, milliseconds where they are short. */
const shown: Readonly<
  Record<keyof PageFigures, { readonly title: string; readonly per: number; readonly decimals: number }>
> = {
  score: { title: 'score', per: 1, decimals: 2 },
  fcp: { title: 'FCP s', per: 1_000, decimals: 2 },
  lcp: { title: 'LCP s', per: 1_000, decimals: 2 },
  tbt: { title: 'TBT ms', per: 1, decimals: 0 },
  cls: { title: 'CLS', per: 1, decimals: 3 },
  script: { title: 'script ms', per: 1, decimals: 0 },
  processorTbt: { title: 'TBT, processor ms', per: 1, decimals: 0 },
  processor: { title: 'main, processor ms', per: 1, decimals: 0 },
  processorScript: { title: 'script, processor ms', per: 1, decimals: 0 },
};

/** The medians of several loads, each figure by itself. @throws for no loads */
export function mediansOf(loads: readonly PageFigures[]): PageFigures {
  const middle = (name: keyof PageFigures): number => median(loads.map((load) => load[name]));
  return {
    score: middle('score'),
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
    script: middle('script'),
    processorTbt: middle('processorTbt'),
    processor: middle('processor'),
    processorScript: middle('processorScript'),
  };
}

/** How many times the floor's a figure is; a dash where the floor has none of it. */
export function ratio(ours: number, floor: number): string {
  return floor === 0 ? '–' : (ours / floor).toFixed(1);
}

/** The row of a page: its figures with their change against the last run, and the ratios to the floor. */
export function pageRow(now: PageFigures, floor: PageFigures, lastOf: (name: keyof PageFigures) => number | undefined) {
  const figures = pageFigures.map((name) => {
    const { title, per, decimals } = shown[name];
    const last = lastOf(name);
    return [title, withChange(now[name] / per, last === undefined ? undefined : last / per, decimals)];
  });
  return {
    ...Object.fromEntries(figures),
    'LCP / floor': ratio(now.lcp, floor.lcp),
    'TBT / floor': ratio(now.tbt, floor.tbt),
    'script / floor': ratio(now.script, floor.script),
    'processor / floor': ratio(now.processor, floor.processor),
    'script, processor / floor': ratio(now.processorScript, floor.processorScript),
  };
}

/** The names under which the figures of a page are kept. */
export function keptFigures(key: string, figures: PageFigures): KeptFigures {
  return Object.fromEntries(pageFigures.map((name) => [`${key}/${name}`, figures[name]]));
}
