import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button, CodeField, Form, Inline, Text } from '#design-system/index.ts';
import { isVerificationCode } from '#rules/validators.ts';
import { useDigitKeyboard } from '#src/actors/bridge/use-digit-keyboard.ts';
import { useNotify } from '#src/actors/use-actors.ts';
import { serverNow } from '#src/api/browser-shop.ts';
import { useForm } from '#src/forms/use-form.ts';
import type { FormDefinition } from '#src/forms/use-fields.ts';
import { credentialsText as text } from './login-text.ts';
import { Deadline } from '#src/widgets/deadline.tsx';
import { codeComplaint, type useEmailCode } from './use-email-code.ts';

interface CodeStepProps {
  readonly email: string;
  readonly code: ReturnType<typeof useEmailCode>;
  readonly onTicket: (ticket: string) => void;
  readonly onOtherEmail: () => void;
}

const fieldId = 'email-code';
const blank = { code: '' };
const codeForm: FormDefinition<typeof blank> = { ids: { code: fieldId }, failureAt: 'code' };

/** Six digits from the mail; the last one sends them. */
export function CodeStep({ email, code: { send, check, resendAt }, onTicket, onOtherEmail }: CodeStepProps) {
  const [canResend, setCanResend] = useState(() => serverNow() >= resendAt);
  const notify = useNotify();
  useDigitKeyboard();
  const form = useForm({
    ...codeForm,
    initial: blank,
    send: ({ code }) => check(email, code),
    onSent: ({ ticket }) => onTicket(ticket),
    refusalOf: (error) => ({ message: codeComplaint(error) }),
  });
  const resend = useMutation({
    mutationFn: () => send(email),
    onSuccess: () => {
      setCanResend(false);
      notify({ text: text.codeResent, tone: 'success' });
      document.getElementById(fieldId)?.focus();
    },
    onError: (error) => form.refuse({ message: error.message }, blank),
  });

  useEffect(() => document.getElementById(fieldId)?.focus(), []);

  const confirm = (digits: string) => {
    if (isVerificationCode(digits)) form.submit();
  };
  const { onChange: _onChange, onBlur: _onBlur, ...field } = form.text('code');

  return (
    <Form gap="l" {...form.bind} onSubmit={() => confirm(form.values.code)}>
      <Text tone="muted">{text.codeSent(email)}</Text>
      <CodeField
        {...field}
        name="code"
        label={text.code}
        onChange={(digits) => form.set('code', digits)}
        onComplete={confirm}
      />
      <Button type="submit" size="l" block loading={form.isSending}>
        {text.confirm}
      </Button>
      <Inline justify="between" wrap>
        {canResend ? (
          <Button
            tone="quiet"
            size="s"
            loading={resend.isPending}
            onClick={() => {
              form.restart(blank);
              resend.mutate();
            }}
          >
            {text.codeResend}
          </Button>
        ) : (
          <Text size="small" tone="muted">
            <Deadline
              key={resendAt}
              calm
              until={resendAt}
              label={text.codeResend}
              format={({ minutes, seconds }) => text.codeResendIn(Number(minutes) * 60 + Number(seconds))}
              onEnd={() => setCanResend(true)}
            />
          </Text>
        )}
        <Button tone="quiet" size="s" onClick={onOtherEmail}>
          {text.otherEmail}
        </Button>
      </Inline>
    </Form>
  );
}
