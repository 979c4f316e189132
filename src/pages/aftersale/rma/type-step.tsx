import { RadioCards, Text } from '#design-system/index.ts';
import type { WizardDraft } from '#machines/rma-wizard/types.ts';
import type { components } from '#openapi/types.ts';
import { deadlineText } from '#rules/market-dates.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { rmaText } from './text.ts';
import { wizardIds } from './wizard-steps.ts';

type Option = components['schemas']['RmaTypeOption'];
type Line = components['schemas']['RmaLineOptions'];

/**
 * What can be asked for all chosen lines together: a kind until the first of its last moments, and with a reason against
 * it as soon as one line has one.
 */
function typeOptions(lines: readonly Line[], draft: Pick<WizardDraft, 'lines'>): readonly Option[] {
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

const text = rmaText.kind;

interface TypeStepProps {
  readonly lines: components['schemas']['RmaEligibility']['lines'];
  readonly draft: WizardDraft;
  readonly onChange: (change: Partial<WizardDraft>) => void;
}

/** What the shopper would like, with the last day of each; what is not possible says why. */
export function TypeStep({ lines, draft, onChange }: TypeStepProps) {
  const site = useSite();
  const options = typeOptions(lines, draft);
  return (
    <div id={wizardIds.type} tabIndex={-1}>
      <RadioCards
        legend={text.legend}
        options={options.map(({ type, until, why }) => ({
          value: type,
          label: rmaText.type[type],
          note: why ?? (until === undefined ? undefined : text.until(deadlineText(until, site, { withYear: true }))),
          disabled: why !== undefined,
        }))}
        value={options.find(({ type }) => type === draft.type)?.type}
        onChange={(type) => onChange({ type })}
      />
      {options.every(({ why }) => why !== undefined) && <Text tone="muted">{text.none}</Text>}
    </div>
  );
}
