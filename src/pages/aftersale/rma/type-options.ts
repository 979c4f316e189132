import type { WizardDraft } from '#machines/rma-wizard/types.ts';
import type { components } from '#openapi/types.ts';

type Option = components['schemas']['RmaTypeOption'];
type Line = components['schemas']['RmaLineOptions'];

/**
 * What can be asked for all chosen lines together: a kind until the first of its last moments, and with a reason against
 * it as soon as one line has one.
 */
export function typeOptions(lines: readonly Line[], draft: Pick<WizardDraft, 'lines'>): readonly Option[] {
  const chosen = lines.filter(({ lineId }) => draft.lines.some((line) => line.lineId === lineId));
  const kinds = [...new Set(chosen.flatMap(({ types }) => types.map(({ type }) => type)))];
  return kinds.map((type) => {
    const options = chosen.flatMap(({ types }) => types.filter((option) => option.type === type));
    const why = options.find((option) => option.why !== undefined)?.why;
    const ends = options.flatMap(({ until }) => (until === undefined ? [] : [until]));
    return {
      type,
      ...(ends.length === 0 ? {} : { until: Math.min(...ends) }),
      ...(why === undefined ? {} : { why }),
    };
  });
}
