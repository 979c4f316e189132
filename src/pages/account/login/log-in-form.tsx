import { useEffect, useState } from 'react';
import { Banner, Button, clockFormat, Form, Inline } from '#design-system/index.ts';
import { cleanText } from '#rules/clean-text.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { useLogIn } from '#src/actors/session/use-log-in.ts';
import { useWithActors } from '#src/actors/use-actors.ts';
import { serverNow } from '#src/api/browser-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { emailRule } from '#src/forms/rules.ts';
import { useForm } from '#src/forms/use-form.ts';
import type { FormDefinition } from '#src/forms/use-fields.ts';
import { store } from '#src/storage/browser-store.ts';
import { OfflineBanner } from '#src/widgets/offline-banner.tsx';
import { credentialsText, loginText as text } from '../parts/login-text.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { AccountPasswordField } from '#src/widgets/account-password-field.tsx';
import { Deadline } from '#src/widgets/deadline.tsx';
import { EmailField } from '#src/widgets/email-field.tsx';
import { numberIn } from '../parts/failure-facts.ts';
import { keepTypedEmail, typedEmail } from '../parts/typed-email.ts';

const lockDefault = 60;
const checkEmail = emailRule(credentialsText.emailInvalid);
const loginForm: FormDefinition<{ email: string; password: string }> = {
  ids: { email: 'login-email', password: 'login-password' },
  check: ({ email, password }) => ({
    email: checkEmail(email),
    password: password === '' ? credentialsText.passwordMissing : undefined,
  }),
};
const codeOf = (error: Error) => (error instanceof ShopApiError ? error.code : undefined);

/** Email and password. What is wrong with them is said once for both, so that nobody learns which one it was. */
export function LogInForm({ onForgot }: { onForgot: () => void }) {
  const { client } = useShop();
  const logIn = useLogIn();
  const withActors = useWithActors();
  const isOnline = useOnline();
  const [lockedUntil, setLockedUntil] = useState<number>();
  const isLocked = lockedUntil !== undefined;
  const form = useForm({
    ...loginForm,
    initial: { email: typedEmail(), password: '' },
    send: async ({ email, password }) => {
      const body = { email: cleanText('email', email), password };
      const tokens = await unwrap(client.POST('/bff-app/v1/mobile/email/login', { body }));
      withActors((actors) => {
        const { carts } = actors.cart.getSnapshot().context;
        logIn(tokens);
        const device = { client, store, carts, languages: navigator.languages };
        // Settings that do not arrive are no failure of the log-in.
        import('#src/actors/session/account-settings.ts')
          .then(({ applyAccountSettings }) => applyAccountSettings(actors, device, tokens.token))
          .catch(() => undefined);
      });
    },
    // A locked account says so in a banner of its own, with the time that is left.
    refusalOf: (error) =>
      codeOf(error) === 'AUTH_LOCKED'
        ? undefined
        : { message: codeOf(error) === 'AUTH_BAD_CREDENTIALS' ? text.wrong : error.message },
    onFailed: (error) => {
      if (!(error instanceof ShopApiError) || error.code !== 'AUTH_LOCKED') return;
      setLockedUntil(serverNow() + (numberIn(error.data, 'retryAfter') ?? lockDefault) * 1000);
    },
  });
  const { email } = form.values;
  useEffect(() => keepTypedEmail(email), [email]);

  return (
    <Form
      gap="l"
      errorTitle={credentialsText.errors}
      {...form.bind}
      onSubmit={() => {
        if (!isLocked) form.submit();
      }}
    >
      {isLocked && (
        <Banner tone="critical" title={text.locked}>
          {text.lockedBody}{' '}
          <Deadline
            until={lockedUntil}
            format={clockFormat}
            label={text.lockedFor}
            onEnd={() => setLockedUntil(undefined)}
          />
        </Banner>
      )}
      <OfflineBanner>{text.offline}</OfflineBanner>
      <EmailField {...form.text('email')} name="email" label={credentialsText.email} autoComplete="username" />
      <AccountPasswordField
        {...form.text('password')}
        name="password"
        label={credentialsText.password}
        autoComplete="current-password"
      />
      <Button type="submit" size="l" block loading={form.isSending} disabled={!isOnline || isLocked}>
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
