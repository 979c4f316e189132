import { useState } from 'react';
import { Accordion, Button, Form, InlineMessage, Link, RadioCards, RadioGroup, Text } from '#design-system/index.ts';
import { cleanText } from '#rules/clean-text.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { emailRule } from '#src/forms/rules.ts';
import { useForm } from '#src/forms/use-form.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { href } from '#src/routing/href.ts';
import { EmailField } from '#src/widgets/email-field.tsx';
import { EmailSent } from '#src/widgets/email-sent.tsx';
import { useText } from '#src/widgets/use-text.ts';
import type { InterestDetail } from '../parts/interest-queries.ts';
import * as styles from './detail.css.ts';
import { interestDetailText } from './text.ts';

interface InterestFormProps {
  readonly detail: InterestDetail;
  readonly onRegistered: () => void;
}

const fieldId = 'interest-email';

/** The option, the questions and one button; a guest leaves an address, which a link in a mail has to prove. */
export function InterestForm({ detail: { project, options, survey }, onRegistered }: InterestFormProps) {
  const text = useText(interestDetailText);
  const shop = useShop();
  const isOnline = useOnline();
  const isGuest = shop.member === null;
  const { projectId, registration } = project;
  const [sku, setSku] = useState(registration?.sku ?? undefined);
  const [answers, setAnswers] = useState(registration?.answers ?? []);
  const checkEmail = emailRule(text.form.emailWrong);
  const form = useForm({
    ids: isGuest ? { email: fieldId } : {},
    check: ({ email }: { email: string }) => (isGuest ? { email: checkEmail(email) } : {}),
    initial: { email: '' },
    send: ({ email }) =>
      unwrap(
        shop.client.POST('/app-mall/v1/prom/interest', {
          body: {
            projectId,
            answers,
            ...(sku === undefined ? {} : { sku }),
            ...(isGuest ? { email: cleanText('email', email) } : {}),
          },
        }),
      ),
    onSent: ({ state }) => {
      if (state === 'REGISTERED') onRegistered();
    },
  });
  const choose = (questionId: string, choiceId: string) =>
    setAnswers([...answers.filter((answer) => answer.questionId !== questionId), { questionId, choiceId }]);

  const questions = (
    <div className={styles.form}>
      {survey.map(({ questionId, title, choices }) => (
        <RadioGroup
          key={questionId}
          legend={title}
          options={choices.map(({ choiceId: value, label }) => ({ value, label }))}
          value={answers.find((answer) => answer.questionId === questionId)?.choiceId}
          onChange={(choiceId) => choose(questionId, choiceId)}
        />
      ))}
    </div>
  );
  if (form.isSent && isGuest) return <EmailSent text={text.sent} fieldId={fieldId} onAgain={form.again} />;
  const address = href('/prom/early-Interest-detail', { projectId });
  return (
    <Form {...form.bind} className={styles.form}>
      {options.length > 0 && (
        <RadioCards
          legend={text.form.option}
          options={options.map(({ sku: value, name: label }) => ({ value, label }))}
          value={sku}
          onChange={setSku}
        />
      )}
      {survey.length > 0 && <Accordion items={[{ id: 'survey', title: text.form.survey, body: questions }]} />}
      {isGuest && (
        <EmailField
          {...form.text('email')}
          name="email"
          label={text.form.email}
          hint={text.form.mailed}
          autoComplete="email"
        />
      )}
      {!isGuest && form.failure !== undefined && <InlineMessage tone="critical">{form.failure}</InlineMessage>}
      <Button type="submit" block loading={form.isSending} disabled={!isOnline}>
        {registration === null ? text.form.submit : text.form.save}
      </Button>
      <Text size="small" tone="muted">
        {text.form.once}{' '}
        {isGuest && <Link href={href('/account/login', { redirect: address })}>{text.form.logIn}</Link>}
      </Text>
      <noscript>
        <InlineMessage tone="caution">{text.form.noScript}</InlineMessage>
      </noscript>
    </Form>
  );
}
