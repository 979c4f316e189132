import { expect, test } from 'vitest';
import type { Case } from './case.ts';
import { reportJunit } from './report-junit.ts';
import { reportText } from './report-text.ts';
import type { CaseResult } from './runner.ts';

const one: Case = {
  id: 'a',
  group: 'g',
  title: 'T',
  why: 'Because <of> "that"',
  reference: 'R',
  since: '1.0',
  greeting: true,
  steps: [],
};

const results: readonly CaseResult[] = [
  { one, verdict: { outcome: 'passed' }, ms: 12 },
  { one: { ...one, id: 'b' }, verdict: { outcome: 'failed', reason: 'a & b < "c"\u0007' }, ms: 1500 },
  { one: { ...one, id: 'c', group: 'h' }, verdict: { outcome: 'skipped', reason: 'no hand' }, ms: 0 },
];

test('the text report lists cases that did not pass, and the counts', () => {
  expect(reportText('host', results)).toBe(
    'FAILED   b: T\n          a & b < "c"\u0007\nskipped  c: T\n          no hand\nhost: 1 passed, 1 failed, 1 skipped\n',
  );
});

test('the JUnit report is valid XML for any text', () => {
  expect(reportJunit('a "host"', results)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="a &quot;host&quot;" tests="3" failures="1" skipped="1" time="1.512">
  <testsuite name="g" tests="2" failures="1" skipped="0" time="1.512">
    <testcase classname="g" name="a: T" time="0.012"/>
    <testcase classname="g" name="b: T" time="1.500"><failure message="a &amp; b &lt; &quot;c&quot;\ufffd">Because &lt;of&gt; &quot;that&quot;</failure></testcase>
  </testsuite>
  <testsuite name="h" tests="1" failures="0" skipped="1" time="0.000">
    <testcase classname="h" name="c: T" time="0.000"><skipped message="no hand"/></testcase>
  </testsuite>
</testsuites>
`);
});
