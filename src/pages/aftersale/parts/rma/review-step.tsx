import { Link, SpecList, Stack, Text } from '#design-system/index.ts';
import type { WizardDraft, WizardStep } from '#machines/rma-wizard/types.ts';
import type { components } from '#openapi/types.ts';
import { rmaText } from '../../text/rma.ts';
import { answerRows } from './answer-rows.ts';

const text = rmaText.review;

interface ReviewStepProps {
  readonly eligibility: components['schemas']['RmaEligibility'];
  readonly draft: WizardDraft;
  readonly hrefOf: (step: WizardStep) => string;
}

/** Every answer once more, each with the way to change it. */
export function ReviewStep({ eligibility, draft, hrefOf }: ReviewStepProps) {
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
      <Text size="small" tone="muted">
        {text.refundNote}
      </Text>
    </Stack>
  );
}
