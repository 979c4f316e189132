import { expect, test } from 'vitest';
import { figuresOf, type LighthouseResult } from './figures.ts';

const result: LighthouseResult = {
  finalDisplayedUrl: 'http://127.0.0.1:4000/home',
  categories: { performance: { score: 0.73 } },
  audits: {
    'first-contentful-paint': { numericValue: 1_880 },
    'largest-contentful-paint': { numericValue: 2_700 },
    'total-blocking-time': { numericValue: 1_052 },
    'cumulative-layout-shift': { numericValue: 0 },
    'mainthread-work-breakdown': {
      details: {
        items: [
          { group: 'scriptEvaluation', duration: 1_600 },
          { group: 'styleLayout', duration: 500 },
          { group: 'scriptParseCompile', duration: 150 },
        ],
      },
    },
  },
};

const processor = () => ({ blocking: 90, total: 600, script: 280 });

test('the figures of a page are read, and a true zero is one of them', () => {
  expect(figuresOf(result, processor)).toEqual({
    score: 0.73,
    fcp: 1_880,
    lcp: 2_700,
    tbt: 1_052,
    cls: 0,
    script: 1_750,
    processorTbt: 90,
    processor: 600,
    processorScript: 280,
  });
});

test.each(Object.keys(result.audits))('a result without %s is an error, no zero', (missing) => {
  const audits = { ...result.audits, [missing]: {} };
  expect(() => figuresOf({ ...result, audits }, processor)).toThrow(
    /Lighthouse gives no .+ of http:\/\/127\.0\.0\.1:4000\/home/,
  );
});

test('a page without a score, or that did not load, is an error', () => {
  expect(() => figuresOf({ ...result, categories: { performance: { score: null } } }, processor)).toThrow(
    'gives no score',
  );
  expect(() => figuresOf({ ...result, runtimeError: { message: 'NO_FCP' } }, processor)).toThrow('NO_FCP');
});
