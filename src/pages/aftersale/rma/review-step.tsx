import { Link, SpecList, Stack } from '#design-system/index.ts';
import type { WizardDraft, WizardStep } from '#machines/rma-wizard/types.ts';
import type { components } from '#openapi/types.ts';
import { givesMoney } from '#src/actors/rma-wizard/new-rma.ts';
import { rmaText } from './text.ts';
import { GiftChoice, giftFieldId } from '../parts/gift-choice.tsx';
import { answerRows } from './answer-rows.ts';
import { RefundWay } from './refund-way.tsx';

const text = rmaText.review;

interface ReviewStepProps {
  readonly eligibility: components['schemas']['RmaEligibility'];
  readonly draft: WizardDraft;
  /** What comes back; absent while it is counted and for kinds that give no money. */
  readonly preview: components['schemas']['RmaPreview'] | undefined;
  /** By the id of its control; empty before the shopper wanted to go on. */
  readonly errors: ReadonlyMap<string, string>;
  readonly hrefOf: (step: WizardStep) => string;
  readonly onChange: (change: Partial<WizardDraft>) => void;
}

/** Every answer once more, each with the way to change it. */
export function ReviewStep({ eligibility, draft, preview, errors, hrefOf, onChange }: ReviewStepProps) {
  return (
    <Stack gap="m">
      <SpecList
        items={answerRows(eligibility, draft).map(({ name, value, step }) => ({
          name,
          value: (
            <Stack gap="xxs">
              {value.map((each) => (
                <span key={each}>{each}</span>
              ))}
              {step && <Link href={hrefOf(step)}>{text.change(rmaText.steps[step])}</Link>}
            </Stack>
          ),
        }))}
      />
      {preview && (
        <GiftChoice
          gifts={preview.gifts}
          answers={draft.gifts}
          errorOf={(lineId) => errors.get(giftFieldId(lineId))}
          onChange={(gifts) => onChange({ gifts })}
        />
      )}
      {givesMoney(draft.type) && <RefundWay preview={preview} draft={draft} onChange={onChange} />}
    </Stack>
  );
}
