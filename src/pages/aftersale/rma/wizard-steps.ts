import { complaintsOf, openStepOf, wizardSteps } from '#machines/rma-wizard/draft.ts';
import type { WizardComplaint, WizardContext, WizardStep } from '#machines/rma-wizard/types.ts';
import { giftText } from '../parts/gift-text.ts';
import { rmaText as text } from './text.ts';
import { giftFieldId } from '../parts/gift-choice.tsx';

type Answers = Pick<WizardContext, 'offers' | 'draft'>;

/** The question on screen: the one of the address, unless an earlier one has no answer yet. */
export function stepOf(answers: Answers, stepName: string | null): WizardStep {
  const place = wizardSteps.findIndex((step) => step === stepName);
  const open = wizardSteps.indexOf(openStepOf(answers));
  return wizardSteps[Math.min(Math.max(place, 0), open)] ?? 'items';
}

export const stepAfter = (step: WizardStep): WizardStep => wizardSteps[wizardSteps.indexOf(step) + 1] ?? 'review';

export const stepBefore = (step: WizardStep): WizardStep | undefined => wizardSteps[wizardSteps.indexOf(step) - 1];

/** The id of the control that an answer is given with. */
export const wizardIds = {
  items: (lineId: string) => `rma-line-${lineId}`,
  type: 'rma-type',
  reason: (lineId: string) => `rma-reason-${lineId}`,
  pictures: (lineId: string) => `rma-pictures-${lineId}`,
};

/** What one question still lacks, as the form says it, with the control that it is about. */
export function errorsOf(answers: Answers, step: WizardStep) {
  return complaintsOf(answers)
    .filter((complaint) => complaint.step === step)
    .map((complaint) => ({ fieldId: idOf(answers, complaint), message: messages[complaint.about] }));
}

const messages: Readonly<Record<WizardComplaint['about'], string>> = {
  items: text.items.missing,
  type: text.kind.missing,
  reason: text.reasons.missing,
  picture: text.reasons.pictureMissing,
  gift: giftText.missing,
};

function idOf({ offers }: Answers, { about, lineId = '' }: WizardComplaint): string {
  if (about === 'items') return wizardIds.items(offers.lines.find(({ most }) => most > 0)?.lineId ?? '');
  if (about === 'type') return wizardIds.type;
  if (about === 'gift') return giftFieldId(lineId);
  return about === 'reason' ? wizardIds.reason(lineId) : wizardIds.pictures(lineId);
}
