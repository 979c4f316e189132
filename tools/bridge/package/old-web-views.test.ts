import { Linter } from 'eslint';
import { describe, expect, inject, test } from 'vitest';
import { builtModules } from './installed.ts';

/** Came into web views after 2020; a phone that is not updated any more lacks them. */
const young = {
  globals: ['structuredClone', 'AggregateError', 'FinalizationRegistry', 'WeakRef', 'reportError', 'navigation'],
  methods: [
    'any',
    'at',
    'findLast',
    'findLastIndex',
    'fromAsync',
    'groupBy',
    'hasOwn',
    'randomUUID',
    'replaceAll',
    'structuredClone',
    'throwIfAborted',
    'timeout',
    'toReversed',
    'toSorted',
    'toSpliced',
    'with',
    'withResolvers',
  ],
};

const rules: Linter.Config = {
  languageOptions: { ecmaVersion: 2020, sourceType: 'module' },
  rules: {
    'no-restricted-globals': ['error', ...young.globals],
    'no-restricted-syntax': [
      'error',
      `MemberExpression[property.name=/^(?:${young.methods.join('|')})$/]`,
      "NewExpression[callee.name='Error'][arguments.length>1]",
    ],
  },
};

function faults(code: string): string[] {
  return new Linter().verify(code, rules).map(({ message }) => message);
}

/** The command line of the kit runs in Node. */
const inWebViews = [...builtModules(inject('buyer'))].filter(([name]) => !name.startsWith('conformance/cli'));

test.each(inWebViews)('%s runs in the web view of 2020', (_, code) => {
  expect(faults(code)).toEqual([]);
});

describe('it would be seen', () => {
  test.each([
    'a ??= b;',
    'class A { b = 1; }',
    'class A { #b; }',
    'await a;',
    'const a = 1_000;',
    'AbortSignal.any([a]);',
    'AbortSignal.timeout(5);',
    'a.at(-1);',
    'a.toSorted();',
    'Object.hasOwn(a, b);',
    'structuredClone(a);',
    'new WeakRef(a);',
    "new Error('a', { cause: b });",
    'a.replaceAll(b, c);',
  ])('%s', (code) => {
    expect(faults(code)).not.toEqual([]);
  });
});
