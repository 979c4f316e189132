import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Banner, Button, clockFormat, Form, Inline } from '#design-system/index.ts';
import { isEmail } from '#rules/validators.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { useSignIn } from '#src/actors/use-sign-in.ts';
import { serverNow } from '#src/api/browser-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { loginText as text, signInText } from '#src/text/account.ts';
import { layoutText } from '#src/text/layout.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { AccountPasswordField } from '#src/widgets/account-password-field.tsx';
import { Deadline } from '#src/widgets/deadline.tsx';
import { EmailField } from '#src/widgets/email-field.tsx';
import { numberIn } from '../failure-facts.ts';
import { keepTypedEmail, typedEmail } from '../typed-email.ts';

const emailId = 'login-email';
const passwordId = 'login-password';
const lockDefault = 60;

/** E-mail and password. What is wrong with them is said once for both, so that nobody learns which one it was. */
export function LogInForm({ onForgot }: { onForgot: () => void }) {
  const { client } = useShop();
  const signIn = useSignIn();
  const isOnline = useOnline();
  const [email, setEmail] = useState(typedEmail);
  const password = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<{ email?: string; password?: string }>({});
  const [lockedUntil, setLockedUntil] = useState<number>();

  const login = useMutation({
    mutationFn: (body: { email: string; password: string }) =>
      unwrap(client.POST('/bff-app/v1/mobile/email/login', { body })),
    onSuccess: signIn,
    onError: (error) => {
      if (!(error instanceof ShopApiError) || error.code !== 'AUTH_LOCKED') return;
      setLockedUntil(serverNow() + (numberIn(error.data, 'retryAfter') ?? lockDefault) * 1000);
    },
  });
  const isWrong = login.error instanceof ShopApiError && login.error.code === 'AUTH_BAD_CREDENTIALS';
  const failure = isWrong ? text.wrong : login.error?.message;
  const problems = [
    { fieldId: emailId, message: missing.email },
    { fieldId: passwordId, message: missing.password },
    { message: lockedUntil === undefined ? failure : undefined },
  ];

  const submit = () => {
    if (login.isPending || lockedUntil !== undefined) return;
    const typed = { email: email.trim(), password: password.current?.value ?? '' };
    const found = {
      ...(isEmail(typed.email) ? {} : { email: signInText.emailInvalid }),
      ...(typed.password === '' ? { password: signInText.passwordMissing } : {}),
    };
    setMissing(found);
    login.reset();
    if (Object.keys(found).length === 0) login.mutate(typed);
  };

  return (
    <Form gap="l" errorTitle={signInText.errors} errors={problems} onSubmit={submit}>
      {lockedUntil !== undefined && (
        <Banner tone="critical" title={text.locked}>
          {text.lockedBody}{' '}
          <Deadline
            until={lockedUntil}
            format={clockFormat}
            label={text.lockedFor}
            onEnd={() => {
              setLockedUntil(undefined);
              login.reset();
            }}
          />
        </Banner>
      )}
      {!isOnline && <Banner tone="caution">{layoutText.offline}</Banner>}
      <EmailField
        id={emailId}
        name="email"
        label={signInText.email}
        value={email}
        error={missing.email}
        autoComplete="username"
        onChange={(event) => {
          setEmail(event.target.value);
          keepTypedEmail(event.target.value);
        }}
      />
      <AccountPasswordField
        ref={password}
        id={passwordId}
        name="password"
        label={signInText.password}
        error={missing.password}
        autoComplete="current-password"
      />
      <Button
        type="submit"
        tone="brand"
        size="l"
        block
        loading={login.isPending}
        disabled={!isOnline || lockedUntil !== undefined}
      >
        {text.action}
      </Button>
      <Inline justify="centre">
        <Button tone="quiet" size="s" onClick={onForgot}>
          {text.forgot}
        </Button>
      </Inline>
    </Form>
  );
}
