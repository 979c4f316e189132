import { Link, SpecList, Stack } from '#design-system/index.ts';
import type { WizardDraft, WizardStep } from '#machines/rma-wizard/types.ts';
import type { components } from '#openapi/types.ts';
import { givesMoney } from '#src/actors/rma-wizard/new-rma.ts';
import { rmaText } from '../../text/rma.ts';
import { answerRows } from './answer-rows.ts';
import { RefundWay } from './refund-way.tsx';

const text = rmaText.review;

interface ReviewStepProps {
  readonly eligibility: components['schemas']['RmaEligibility'];
  readonly draft: WizardDraft;
  readonly order: { readonly orderNo: string; readonly access: string | undefined };
  readonly hrefOf: (step: WizardStep) => string;
  readonly onChange: (change: Partial<WizardDraft>) => void;
}

/** Every answer once more, each with the way to change it. */
export function ReviewStep({ eligibility, draft, order, hrefOf, onChange }: ReviewStepProps) {
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
      {givesMoney(draft.type) && draft.type !== null && (
        <RefundWay {...order} draft={{ ...draft, type: draft.type }} onChange={onChange} />
      )}
    </Stack>
  );
}
