import { useEffect, useState } from 'react';
import { Button, CodeField, Form, Inline, Text } from '#design-system/index.ts';
import { isVerificationCode } from '#rules/validators.ts';
import { useNotify } from '#src/actors/hooks.ts';
import { serverNow } from '#src/api/browser-shop.ts';
import { signInText as text } from '#src/text/account.ts';
import { Deadline } from '#src/widgets/deadline.tsx';
import { codeComplaint, type useEmailCode } from './use-email-code.ts';

interface CodeStepProps {
  readonly email: string;
  readonly code: ReturnType<typeof useEmailCode>;
  readonly onTicket: (ticket: string) => void;
  readonly onOtherEmail: () => void;
}

const fieldId = 'email-code';

/** Six digits from the mail; the last one sends them. */
export function CodeStep({ email, code: { send, check, resendAt }, onTicket, onOtherEmail }: CodeStepProps) {
  const [digits, setDigits] = useState('');
  const [canResend, setCanResend] = useState(() => serverNow() >= resendAt);
  const notify = useNotify();

  useEffect(() => document.getElementById(fieldId)?.focus(), []);

  const confirm = (six: string) => {
    if (!isVerificationCode(six) || check.isPending) return;
    check.mutate({ email, code: six }, { onSuccess: ({ ticket }) => onTicket(ticket) });
  };
  const resend = () => {
    check.reset();
    setDigits('');
    send.mutate(email, {
      onSuccess: () => {
        setCanResend(false);
        notify({ text: text.codeResent, tone: 'success' });
        document.getElementById(fieldId)?.focus();
      },
    });
  };

  const problem = codeComplaint(check.error) ?? send.error?.message;

  return (
    <Form gap="l" errors={[{ fieldId, message: problem }]} onSubmit={() => confirm(digits)}>
      <Text tone="muted">{text.codeSent(email)}</Text>
      <CodeField
        id={fieldId}
        name="code"
        label={text.code}
        value={digits}
        error={problem}
        onChange={(next) => {
          setDigits(next);
          if (check.error) check.reset();
        }}
        onComplete={confirm}
      />
      <Button type="submit" tone="brand" size="l" block loading={check.isPending}>
        {text.confirm}
      </Button>
      <Inline justify="between" wrap>
        {canResend ? (
          <Button tone="quiet" size="s" loading={send.isPending} onClick={resend}>
            {text.codeResend}
          </Button>
        ) : (
          <Text size="small" tone="muted">
            <Deadline
              key={resendAt}
              calm
              until={resendAt}
              label={text.codeResend}
              format={({ minutes, seconds }) => text.codeResendIn(minutes * 60 + seconds)}
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
