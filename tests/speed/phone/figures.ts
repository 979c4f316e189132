import type { ProcessorTime } from './processor-time.ts';

interface Audit {
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly { readonly group?: string; readonly duration?: number }[] };
}

/** What is read of the result of Lighthouse 13. */
export interface LighthouseResult {
  readonly finalDisplayedUrl: string;
  readonly runtimeError?: { readonly message: string };
  readonly categories: { readonly performance?: { readonly score: number | null } };
  readonly audits: Readonly<Record<string, Audit>>;
}

/** One load of one page; times in milliseconds. */
export interface PageFigures {
  readonly score: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** The main thread parses, compiles and runs scripts. */
  readonly script: number;
  /** Blocking time, the whole main thread and its scripts in processor time, which other load on the machine does not lengthen. */
  readonly processorTbt: number;
  readonly processor: number;
  readonly processorScript: number;
}

export const pageFigures = [
  'score',
  'fcp',
  'lcp',
  'tbt',
  'cls',
  'script',
  'processorTbt',
  'processor',
  'processorScript',
] as const satisfies (keyof PageFigures)[];

const scripting = ['scriptParseCompile', 'scriptEvaluation'];

/** @throws when the page did not load or a figure is missing: that is no zero */
export function figuresOf(
  { runtimeError, finalDisplayedUrl, categories, audits }: LighthouseResult,
  processor: () => ProcessorTime,
): PageFigures {
  if (runtimeError) throw new Error(`Lighthouse could not load ${finalDisplayedUrl}: ${runtimeError.message}`);
  const present = (value: number | null | undefined, name: string): number => {
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    throw new Error(`Lighthouse gives no ${name} of ${finalDisplayedUrl}`);
  };
  const audit = (name: string): number => present(audits[name]?.numericValue, name);
  const work = audits['mainthread-work-breakdown']?.details?.items ?? [];
  const workOf = (name: string): number =>
    present(work.find(({ group }) => group === name)?.duration, `time of ${name}`);
  const { blocking, total, script } = processor();
  return {
    score: present(categories.performance?.score, 'score'),
    fcp: audit('first-contentful-paint'),
    lcp: audit('largest-contentful-paint'),
    tbt: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
    script: scripting.reduce((sum, group) => sum + workOf(group), 0),
    processorTbt: blocking,
    processor: total,
    processorScript: script,
  };
}
