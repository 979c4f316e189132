import { specText } from '#rules/spec-text.ts';
import type { Lamp } from './compared.ts';

/** Specifications that rows of their own say. */
const saidElsewhere = new Set(['Brightness', 'Size', 'Height', 'Power use', 'Connection', 'Voice control']);

/** What a specification says of a lamp; undefined where it says nothing. */
export function specOf(lamp: Lamp, name: string): string | undefined {
  const spec = lamp.specs.find((each) => each.name === name);
  return spec && specText(spec);
}

/** The names of what else is specified, first what can be compared, then what one of several lamps alone says; each by its groups. */
export function otherSpecs(lamps: readonly Lamp[]): string[] {
  const specs = lamps.flatMap((lamp) => lamp.specs).filter(({ name }) => !saidElsewhere.has(name));
  const groups = [...new Set(specs.map(({ group }) => group))];
  const names = new Set(
    groups.flatMap((group) => specs.filter((spec) => spec.group === group).map(({ name }) => name)),
  );
  const isOfOne = (name: string) => lamps.filter((lamp) => specOf(lamp, name) !== undefined).length === 1;
  return [...names].sort((a, b) => Number(isOfOne(a)) - Number(isOfOne(b)));
}
