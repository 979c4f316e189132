import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { Banner, Form, Grid, Heading, RadioCards, Stack, Text } from '#design-system/index.ts';
import type { revokeMachine } from '#machines/revoke/machine.ts';
import { selectMissing, selectProblem } from '#machines/revoke/selectors.ts';
import type { RevokeDraft } from '#machines/revoke/types.ts';
import { missingOf } from '#machines/revoke/draft.ts';
import type { components } from '#openapi/types.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';
import { orderText } from '#src/text/orders.ts';
import { cancelText, revokeText as text } from '#src/text/revoke.ts';
import { momentText } from '#src/widgets/moments.ts';
import { ConfirmRevoke } from './confirm-revoke.tsx';
import { DeclarationFields } from './declaration-fields.tsx';
import { checkDeclaration, declarationOf } from './declaration.ts';
import { EarlierRevokes } from './earlier-revokes.tsx';
import { fieldIds, lineFieldId } from './field-ids.ts';
import { ReasonFields } from './reason-fields.tsx';
import { refundPreview } from './refund-preview.ts';
import { RevokeSummary } from './revoke-summary.tsx';
import { WholeOrder } from './whole-order.tsx';
import { WithdrawLines } from './withdraw-lines.tsx';

interface RevokeFormProps {
  readonly order: components['schemas']['Order'];
  readonly options: components['schemas']['RevokeOptions'];
  readonly wish: RevokeDraft;
  readonly actor: ActorRefFrom<typeof revokeMachine>;
}

/** What is given back, why, and what comes of it; asked once more before it is sent. */
export function RevokeForm({ order, options: { modes, reasons }, wish, actor }: RevokeFormProps) {
  const site = useSite();
  const problem = useActorValue(actor, selectProblem, null);
  const missing = useActorValue(actor, selectMissing, []);
  const [isTried, setIsTried] = useState(false);
  const option = modes.find(({ mode }) => mode === wish.mode);
  if (!option) return null;
  const { mode, until, lines, declared } = option;
  const preview = refundPreview(option, wish.lines);
  const declaration = declared && declarationOf(declared, wish);
  const complaints = declared && declaration && isTried ? checkDeclaration(declaration, declared) : {};

  const change = (part: Partial<RevokeDraft>) => actor.send({ type: 'revoke.choose', change: part });
  const submit = () => {
    setIsTried(true);
    const isDeclared = !declared || !declaration || Object.keys(checkDeclaration(declaration, declared)).length === 0;
    const lacks = missingOf(actor.getSnapshot().context).length > 0;
    if (isDeclared || lacks) actor.send({ type: 'revoke.ask' });
  };
  const errors = [
    ...missing.map((what) =>
      what === 'lines'
        ? { fieldId: lines?.[0] && lineFieldId(lines[0].lineId), message: text.lines.missing }
        : { fieldId: fieldIds.reason, message: text.reason.missing },
    ),
    { fieldId: fieldIds.name, message: complaints.name },
    { fieldId: fieldIds.email, message: complaints.email },
  ];

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
          {cancelText.message[mode]}
        </Text>
        {until !== undefined && (
          <Text size="small" tone="muted">
            {text.until(momentText(until, site))}
          </Text>
        )}
      </Stack>
      {problem && (
        <Banner tone="critical" title={text.problem}>
          {problem.message}
        </Banner>
      )}
      <Form errorTitle={text.errors} errors={errors} onSubmit={submit}>
        <Grid plan="aside">
          <Stack gap="l">
            {modes.length > 1 && (
              <RadioCards
                legend={text.ways}
                options={modes.map((each) => ({ value: each.mode, label: each.label }))}
                value={mode}
                onChange={(chosen) => change({ mode: chosen })}
              />
            )}
            {lines ? (
              <WithdrawLines
                lines={lines}
                order={order}
                wished={wish.lines}
                onChange={(wished) => change({ lines: wished })}
              />
            ) : (
              <WholeOrder lines={order.lines} />
            )}
            <ReasonFields
              reasons={reasons}
              isNeeded={mode === 'CANCEL_PAID'}
              isMissing={missing.includes('reason')}
              wish={wish}
              onChange={change}
            />
            {declaration && (
              <DeclarationFields
                declaration={declaration}
                complaints={complaints}
                onChange={(part) => change({ details: { ...wish.details, ...part } })}
              />
            )}
          </Stack>
          <Stack gap="l">
            <RevokeSummary order={order} option={option} preview={preview} actor={actor} />
            <EarlierRevokes order={order} />
          </Stack>
        </Grid>
      </Form>
      <ConfirmRevoke order={order} option={option} wish={wish} preview={preview} actor={actor} />
    </Stack>
  );
}
