import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Banner, Button, Form, SpecList, Stack, Wizard } from '#design-system/index.ts';
import { complaintsOf, emptyDraft, wizardSteps } from '#machines/rma-wizard/draft.ts';
import {
  selectDraft,
  selectIsSending,
  selectIsUnsure,
  selectProblem,
  selectRmaNo,
} from '#machines/rma-wizard/selectors.ts';
import type { WizardDraft, WizardLine, WizardStep } from '#machines/rma-wizard/types.ts';
import type { components } from '#openapi/types.ts';
import { givesMoney, newRma } from '#src/actors/rma-wizard/new-rma.ts';
import { createRmaWizard } from '#src/actors/rma-wizard/rma-wizard-actor.ts';
import { wizardOffers } from '#src/actors/rma-wizard/wizard-offers.ts';
import { useNavigateTo } from '#src/actors/use-actors.ts';
import { usePageActor } from '#src/actors/use-page-actor.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import { store, tabStore } from '#src/storage/browser-store.ts';
import { uploadText } from '#src/text/uploads.ts';
import { ScenePicture } from '#src/widgets/scene-picture/scene-picture.tsx';
import { returnScene } from '#src/widgets/scene-picture/scenes.ts';
import { useText } from '#src/widgets/use-text.ts';
import { OfflineBanner } from '#src/widgets/offline-banner.tsx';
import { answerRows } from './answer-rows.ts';
import { ItemsStep } from './items-step.tsx';
import { rmaPreview } from './queries.ts';
import { ReasonsStep } from './reasons-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { rmaText } from './text.ts';
import { TypeStep } from './type-step.tsx';
import { errorsOf, stepAfter, stepBefore, stepOf, wizardIds } from './wizard-steps.ts';

/** What the answers would give back, as the server counts it: as soon as they are complete, for kinds that give money. */
function useRmaPreview(
  { orderNo, access }: { readonly orderNo: string; readonly access: string | undefined },
  eligibility: components['schemas']['RmaEligibility'],
  draft: WizardDraft,
): components['schemas']['RmaPreview'] | undefined {
  const shop = useShop();
  const { type } = draft;
  // Neither the way of the money nor a note moves an amount: each letter that is typed would be a question to the server.
  const lines = draft.lines.map((line) => ({ ...line, note: '' }));
  const isComplete = complaintsOf({ offers: wizardOffers(eligibility), draft }).length === 0;
  const isAsked = isComplete && type !== null && givesMoney(type);
  const body = isAsked ? newRma({ ...draft, lines, orderNo, type, refundTo: null }) : undefined;
  const { data } = useQuery(rmaPreview(shop, body, access));
  return body === undefined ? undefined : data;
}

export interface RmaWizardProps {
  readonly orderNo: string;
  readonly access: string | undefined;
  readonly eligibility: components['schemas']['RmaEligibility'];
}

/** Asks for a return, a replacement or a claim, one question at a time; the address says which. */
export function RmaWizard({ orderNo, access, eligibility }: RmaWizardProps) {
  const text = useText(rmaText);
  const shop = useShop();
  const data = useQueryClient();
  const isOnline = useOnline();
  const navigateTo = useNavigateTo();
  const { query } = usePlace();
  const lineId = query.get('lineId') ?? undefined;
  const { actor } = usePageActor(() =>
    createRmaWizard({ shop, data, store, tabStore }, { orderNo, access, eligibility, lineId }),
  );
  const draft = useActorValue(actor, selectDraft, emptyDraft);
  const preview = useRmaPreview({ orderNo, access }, eligibility, draft);
  const offers = useMemo(() => wizardOffers(eligibility, preview?.gifts), [eligibility, preview?.gifts]);
  useEffect(() => actor.send({ type: 'offers.read', offers }), [actor, offers]);
  const problem = useActorValue(actor, selectProblem, null);
  const rmaNo = useActorValue(actor, selectRmaNo, null);
  const isSending = useActorValue(actor, selectIsSending, false);
  const isUnsure = useActorValue(actor, selectIsUnsure, false);
  /** The question whose lacks are shown: the shopper wanted to go on. */
  const [checked, setChecked] = useState<WizardStep>();
  const [underWay, setUnderWay] = useState<readonly string[]>([]);

  useEffect(() => {
    if (rmaNo !== null) navigateTo(href('/order/rma', { orderNo, rmaNo }), { replace: true });
  }, [rmaNo, orderNo, navigateTo]);

  const answers = { offers, draft };
  const step = stepOf(answers, query.get('step'));
  // Who changes an answer after a lost reply is no longer told that nothing came; the key stays that of the same answers.
  const looksAgain = isUnsure && step !== 'review';
  useEffect(() => {
    if (looksAgain) actor.send({ type: 'wizard.back' });
  }, [actor, looksAgain]);
  const hrefOf = (target: WizardStep) => href('/order/rma', { orderNo, step: target });
  const chosenUnderWay = underWay.filter((id) => draft.lines.some((line) => line.lineId === id));
  const lacks = [...errorsOf(answers, step), ...(step === 'reasons' ? chosenUnderWay.map(uploadError) : [])];
  const errors = checked === step ? lacks : [];
  const messageOf = new Map(errors.map(({ fieldId, message }) => [fieldId, message]));

  const change = (part: Partial<WizardDraft>) => actor.send({ type: 'wizard.change', change: part });
  // Files of two lines may arrive at once: each adds to the newest answers, not to those of the last render.
  const changeLine = (id: string, part: Partial<WizardLine>) => {
    const { lines } = selectDraft(actor.getSnapshot());
    change({ lines: lines.map((line) => (line.lineId === id ? { ...line, ...part } : line)) });
  };
  const goOn = () => {
    setChecked(step);
    if (lacks.length > 0) return;
    if (step === 'review') actor.send({ type: 'wizard.send' });
    else navigateTo(hrefOf(stepAfter(step)));
  };

  const index = wizardSteps.indexOf(step);
  const before = stepBefore(step);
  const rows = answerRows(eligibility, draft);
  return (
    <Form gap="l" errorTitle={text.errors} errors={errors} onSubmit={goOn}>
      {problem && (
        <Banner tone="critical" title={text.problem}>
          {problem.message}
        </Banner>
      )}
      {isUnsure && <Banner tone="caution">{text.unsure}</Banner>}
      <OfflineBanner>{text.offline}</OfflineBanner>
      <Wizard
        stepId={step}
        count={text.count(index + 1, wizardSteps.length)}
        heading={headingOf(text, step)}
        back={before && { label: text.back, href: hrefOf(before) }}
        next={
          <Button type="submit" block loading={isSending} disabled={step === 'review' && !isOnline}>
            {step === 'review' ? (isUnsure ? text.again : text.send) : text.next}
          </Button>
        }
        picture={step === 'items' && <ScenePicture scene={returnScene} shape="upright" />}
        answers={
          step === 'items' || step === 'review'
            ? undefined
            : {
                heading: text.answers,
                content: <SpecList items={rows.map(({ name, value }) => ({ name, value: value.join(', ') }))} />,
              }
        }
      >
        <Stack gap="m">
          {step === 'items' && (
            <ItemsStep orderNo={orderNo} lines={eligibility.lines} draft={draft} onChange={change} />
          )}
          {step === 'type' && <TypeStep lines={eligibility.lines} draft={draft} onChange={change} />}
          {step === 'reasons' && (
            <ReasonsStep
              eligibility={eligibility}
              draft={draft}
              access={{ orderNo, accessKey: access }}
              errors={messageOf}
              onChange={changeLine}
              onUploads={(line, isUnderWay) =>
                setUnderWay((lines) => [...lines.filter((each) => each !== line), ...(isUnderWay ? [line] : [])])
              }
            />
          )}
          {step === 'review' && (
            <ReviewStep
              eligibility={eligibility}
              draft={draft}
              preview={preview}
              errors={messageOf}
              hrefOf={hrefOf}
              onChange={change}
            />
          )}
        </Stack>
      </Wizard>
    </Form>
  );
}

const uploadError = (lineId: string) => ({ fieldId: wizardIds.pictures(lineId), message: uploadText.underWay });

const headingOf = (text: typeof rmaText, step: WizardStep): string =>
  ({
    items: text.items.heading,
    type: text.kind.heading,
    reasons: text.reasons.heading,
    review: text.review.heading,
  })[step];
