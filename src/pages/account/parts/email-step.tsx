import { useEffect, type ReactNode } from 'react';
import { Button, Form } from '#design-system/index.ts';
import { cleanText } from '#rules/clean-text.ts';
import type { Refusal } from '#src/forms/form-errors.ts';
import { emailRule } from '#src/forms/rules.ts';
import { useForm } from '#src/forms/use-form.ts';
import type { FormDefinition } from '#src/forms/use-fields.ts';
import { credentialsText as text } from './login-text.ts';
import { EmailField } from '#src/widgets/email-field.tsx';
import { keepTypedEmail, typedEmail } from './typed-email.ts';

interface EmailStepProps {
  /** Of a member who takes another one: it is not the one that was typed to log in. */
  readonly isNew: boolean;
  readonly action: string;
  readonly send: (email: string) => Promise<void>;
  readonly onSent: (email: string) => void;
  /** The field was left with this email in it; '' where it holds none. */
  readonly onLeft?: ((email: string) => void) | undefined;
  readonly refusalOf: (error: Error) => Refusal;
  /** Between the field and the button. */
  readonly children: ReactNode;
}

const checkEmail = emailRule(text.emailInvalid);
const emailForm: FormDefinition<{ email: string }> = {
  ids: { email: 'door-email' },
  check: ({ email }) => ({ email: checkEmail(email) }),
  failureAt: 'email',
};

/** Asks for the email that a code is sent to. */
export function EmailStep({ isNew, action, send, onSent, onLeft, refusalOf, children }: EmailStepProps) {
  const form = useForm({
    ...emailForm,
    initial: { email: isNew ? '' : typedEmail() },
    send: ({ email }) => send(cleanText('email', email)),
    onSent: (_answer, { email }) => onSent(cleanText('email', email)),
    refusalOf,
  });
  const { email } = form.values;
  useEffect(() => {
    if (!isNew) keepTypedEmail(email);
  }, [email, isNew]);
  const field = form.text('email');
  const leave = () => {
    field.onBlur?.();
    onLeft?.(checkEmail(email) === undefined ? cleanText('email', email) : '');
  };

  return (
    <Form gap="l" {...form.bind}>
      <EmailField
        {...field}
        onBlur={leave}
        name="email"
        label={isNew ? text.newEmail : text.email}
        autoComplete={isNew ? 'email' : 'username'}
      />
      {children}
      <Button type="submit" size="l" block loading={form.isSending}>
        {action}
      </Button>
    </Form>
  );
}
