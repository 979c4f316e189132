import { inline, plainState } from './plain-state.ts';

/** Every place where the parser reads another machine than the one that runs, one sentence each. */
export function parityFaults(running: unknown, parsed: unknown): string[] {
  const ours = plainState(running);
  const theirs = plainState(parsed);
  return [...differences(ours, theirs, ''), ...inlines(theirs, '')];
}

function differences(one: unknown, other: unknown, at: string): string[] {
  if (isRecord(one) && isRecord(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...keys].flatMap((key) => differences(one[key], other[key], at === '' ? key : `${at}.${key}`));
  }
  return Object.is(one, other) ? [] : [`${at}: runs ${shortly(one)}, is read as ${shortly(other)}`];
}

function inlines(value: unknown, at: string): string[] {
  if (value === inline) return [`${at}: the parser sees code instead of a name`];
  return isRecord(value)
    ? Object.entries(value).flatMap(([key, item]) => inlines(item, at === '' ? key : `${at}.${key}`))
    : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function shortly(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
