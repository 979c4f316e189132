import { useState, type ReactNode } from 'react';
import { Button, Form } from '#design-system/index.ts';
import { isEmail } from '#rules/validators.ts';
import { signInText as text } from '#src/text/account.ts';
import { EmailField } from '#src/widgets/email-field.tsx';
import { keepTypedEmail, typedEmail } from './typed-email.ts';

interface EmailStepProps {
  readonly action: string;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onSend: (email: string) => void;
  /** Between the field and the button. */
  readonly children?: ReactNode;
}

const fieldId = 'door-email';

/** Asks for the e-mail that a code is sent to. */
export function EmailStep({ action, busy, error, onSend, children }: EmailStepProps) {
  const [email, setEmail] = useState(typedEmail);
  const [isRefused, setIsRefused] = useState(false);

  const submit = () => {
    const trimmed = email.trim();
    setIsRefused(!isEmail(trimmed));
    if (isEmail(trimmed)) onSend(trimmed);
  };
  const problem = isRefused ? text.emailInvalid : error;

  return (
    <Form gap="l" errors={[{ fieldId, message: problem }]} onSubmit={submit}>
      <EmailField
        id={fieldId}
        name="email"
        label={text.email}
        value={email}
        error={problem}
        autoComplete="username"
        onChange={(event) => {
          setEmail(event.target.value);
          keepTypedEmail(event.target.value);
          setIsRefused(false);
        }}
      />
      {children}
      <Button type="submit" tone="brand" size="l" block loading={busy}>
        {action}
      </Button>
    </Form>
  );
}
