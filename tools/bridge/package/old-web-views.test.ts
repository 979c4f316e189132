import { parse, type AnyNode } from 'acorn';
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

/** A name that stands for itself, and is not what another thing has. */
const isFree = ({ parent, key }: Place): boolean =>
  !(parent?.type === 'MemberExpression' && key === 'property' && !parent.computed) &&
  !(parent?.type === 'Property' && key === 'key' && !parent.computed && !parent.shorthand);

interface Place {
  readonly node: AnyNode;
  readonly parent?: AnyNode;
  readonly key?: string;
}

function fault({ node, ...place }: Place): string | undefined {
  if (node.type === 'Identifier' && young.globals.includes(node.name) && isFree({ node, ...place })) return node.name;
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier' && !node.computed)
    return young.methods.includes(node.property.name) ? `.${node.property.name}` : undefined;
  if (node.type !== 'NewExpression' || node.callee.type !== 'Identifier' || node.arguments.length < 2) return undefined;
  return node.callee.name === 'Error' ? 'the cause of an error' : undefined;
}

function* placesIn(node: AnyNode): Generator<Place> {
  for (const [key, value] of Object.entries(node))
    for (const child of [value].flat())
      if (isNode(child)) {
        yield { node: child, parent: node, key };
        yield* placesIn(child);
      }
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** What a web view of 2020 cannot read, or does not have. */
function faults(code: string): string[] {
  try {
    const program = parse(code, { ecmaVersion: 2020, sourceType: 'module' });
    return [...placesIn(program)].flatMap((place) => fault(place) ?? []);
  } catch (error) {
    return [String(error)];
  }
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
