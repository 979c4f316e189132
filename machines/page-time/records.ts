import { pageTimeDropFrom, pageTimeKeep, pageTimeSample } from '#rules/limits.ts';
import type { PagePlace, PageTimeRecord } from './types.ts';

type Records = readonly PageTimeRecord[];

/** One more sample in view: the open record grows, or the page gets a record. The oldest give way to the bound. */
export function withSample(records: Records, page: PagePlace, isOpen: boolean): Records {
  const last = records.at(-1);
  if (isOpen && last) return records.with(-1, { ...last, duration: last.duration + pageTimeSample });
  return [...records, { ...page, duration: pageTimeSample }].slice(-pageTimeKeep);
}

/** What may leave. A record of five minutes or more is a page that nobody looked at: it is dropped as a whole. */
export function reportable(records: Records): Records {
  return records.filter(({ duration }) => duration < pageTimeDropFrom);
}

/** The records that a browser keeps when more come: the oldest give way to the bound. */
export function withKept(records: Records, more: Records): Records {
  return [...records, ...more].slice(-pageTimeKeep);
}
