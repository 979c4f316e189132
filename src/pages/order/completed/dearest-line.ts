import type { components } from '#openapi/types.ts';

type Line = Pick<components['schemas']['OrderLine'], 'unit' | 'image'>;

/** Of what was bought, the line whose piece costs most; of equal ones the first. Undefined for no lines. */
export function dearestLine<Each extends Line>(lines: readonly Each[]): Each | undefined {
  return lines.reduce<Each | undefined>(
    (dearest, line) => (dearest === undefined || line.unit.amount > dearest.unit.amount ? line : dearest),
    undefined,
  );
}
