import { RadioCards, Text } from '#design-system/index.ts';
import type { WizardDraft } from '#machines/rma-wizard/types.ts';
import type { components } from '#openapi/types.ts';
import { deadlineText } from '#rules/market-dates.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { rmaText } from './text.ts';
import { typeOptions } from './type-options.ts';
import { wizardIds } from './wizard-steps.ts';

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
