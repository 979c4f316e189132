import type { ActorRefFrom } from 'xstate';
import { Banner, Form, Heading, RadioCards, Stack, Text, TextField } from '#design-system/index.ts';
import type { revokeMachine } from '#machines/revoke/machine.ts';
import { selectProblem } from '#machines/revoke/selectors.ts';
import type { RevokeDraft } from '#machines/revoke/types.ts';
import type { components } from '#openapi/types.ts';
import { deadlineText } from '#rules/market-dates.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';
import { orderText } from '#src/text/orders.ts';
import { cancelText, revokeText as text } from '#src/text/revoke.ts';
import { withSummary } from '#src/widgets/columns.css.ts';
import { EmailField } from '#src/widgets/email-field.tsx';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { GiftChoice } from '../parts/gift-choice.tsx';
import { ConfirmRevoke } from './confirm-revoke.tsx';
import { EarlierRevokes } from './earlier-revokes.tsx';
import { ReasonFields } from './reason-fields.tsx';
import { refundPreview, type RevokeOption } from './refund-preview.ts';
import { revokeMessage } from './revoke-message.ts';
import { RevokeSummary } from './revoke-summary.tsx';
import { useRevokeFields, type RevokeFields } from './use-revoke-fields.ts';
import { WholeOrder } from './whole-order.tsx';
import { WithdrawLines } from './withdraw-lines.tsx';

const maxName = 100;

/** Who withdraws, and where the confirmation goes. */
function DeclarationFields({ fields }: { fields: RevokeFields }) {
  return (
    <TitledSection title={text.declaration.title} lead={text.declaration.lead}>
      <TextField
        {...fields.text('name')}
        name="declaredName"
        label={text.declaration.name}
        autoComplete="name"
        required
        maxLength={maxName}
      />
      <EmailField {...fields.text('email')} name="declaredEmail" label={text.declaration.email} autoComplete="email" />
    </TitledSection>
  );
}

interface RevokeFormProps {
  readonly order: components['schemas']['Order'];
  readonly options: components['schemas']['RevokeOptions'];
  readonly draft: RevokeDraft;
  readonly actor: ActorRefFrom<typeof revokeMachine>;
}

/** What is given back, why, and what comes of it; asked once more before it is sent. */
export function RevokeForm({ order, options: { modes, reasons }, draft, actor }: RevokeFormProps) {
  const option = modes.find(({ mode }) => mode === draft.mode);
  // Another mode has other fields: nothing of them was judged yet.
  return option && <ModeForm key={option.mode} {...{ order, modes, reasons, option, draft, actor }} />;
}

interface ModeFormProps extends Omit<RevokeFormProps, 'options'> {
  readonly modes: readonly RevokeOption[];
  readonly reasons: components['schemas']['RevokeOptions']['reasons'];
  readonly option: RevokeOption;
}

function ModeForm({ order, modes, reasons, option, draft, actor }: ModeFormProps) {
  const site = useSite();
  const problem = useActorValue(actor, selectProblem, null);
  const fields = useRevokeFields({ option, draft, actor });
  const { mode, until, lines, declared } = option;
  const preview = refundPreview(option, draft);
  const submit = () => {
    if (fields.check()) actor.send({ type: 'revoke.ask' });
  };

  return (
    <Stack gap="l">
      <Stack gap="xs">
        <Text size="small" tone="muted" mono>
          {orderText.order(order.orderNo)}
        </Text>
        <Heading level={1} tabIndex={-1}>
          {cancelText.title[mode]}
        </Heading>
        <Text size="lead" tone="muted">
          {revokeMessage(order, option, draft)}
        </Text>
        {until !== undefined && (
          <Text size="small" tone="muted">
            {text.until(deadlineText(until, site))}
          </Text>
        )}
      </Stack>
      {problem && (
        <Banner tone="critical" title={text.problem}>
          {problem.message}
        </Banner>
      )}
      <Form errorTitle={text.errors} errors={fields.errors} onSubmit={submit}>
        <div className={withSummary}>
          <Stack gap="xl">
            {modes.length > 1 && (
              <RadioCards
                legend={text.ways}
                options={modes.map((each) => ({ value: each.mode, label: each.label }))}
                value={mode}
                onChange={(chosen) => actor.send({ type: 'revoke.choose', change: { mode: chosen } })}
              />
            )}
            {lines ? (
              <WithdrawLines
                lines={lines}
                order={order}
                chosen={draft.lines}
                onChange={(chosen) => fields.set('lines', chosen)}
              />
            ) : (
              <WholeOrder lines={order.lines} />
            )}
            <GiftChoice
              gifts={preview.gifts}
              answers={draft.gifts}
              errorOf={(lineId) =>
                draft.gifts.every((gift) => gift.lineId !== lineId) ? fields.messages['gifts'] : undefined
              }
              onChange={(gifts) => fields.set('gifts', gifts)}
            />
            <ReasonFields reasons={reasons} isNeeded={mode === 'CANCEL_PAID'} fields={fields} />
            {declared && <DeclarationFields fields={fields} />}
          </Stack>
          <Stack gap="l">
            <RevokeSummary order={order} option={option} preview={preview} actor={actor} />
            <EarlierRevokes order={order} />
          </Stack>
        </div>
      </Form>
      <ConfirmRevoke order={order} option={option} draft={draft} preview={preview} actor={actor} />
    </Stack>
  );
}
