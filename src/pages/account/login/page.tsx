import { useEffect, useState } from 'react';
import { Banner, Button, Divider, Heading, Link, Stack, Text } from '#design-system/index.ts';
import { useInApp } from '#src/actors/bridge/use-in-app.ts';
import { useWithActors } from '#src/actors/use-actors.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { LoginLayout } from '../parts/login-layout.tsx';
import { logInReason } from '../parts/log-in-reason.ts';
import { loginText as text } from '../parts/login-text.ts';
import { entryHref, isCheckout, returnPlace } from '../parts/return-place.ts';
import { AppLogIn } from './app-log-in.tsx';
import { LogInForm } from './log-in-form.tsx';
import { ResetPassword } from './reset-password.tsx';

/** Tells the session when the log-in is left without one, so that the next refused request asks again. */
function useLeavingLogIn(): void {
  const withActors = useWithActors();
  useEffect(
    () => () => {
      // Only the session of a guest that waits for the login takes this event; that of a member does not.
      withActors(({ session }) => session.send({ type: 'login.abandoned' }));
    },
    [withActors],
  );
}

type View = 'app' | 'log-in' | 'forgot' | 'reset-done';

export default function LoginPage() {
  const { query } = usePlace();
  const redirect = query.get('redirect');
  const goOn = returnPlace(redirect);
  const reason = logInReason(goOn);
  const inApp = useInApp();
  const [chosenView, setView] = useState<View>();
  // Whether an app is around the page is only found after its first render.
  const view = chosenView ?? (query.get('view') === 'forgot' ? 'forgot' : inApp ? 'app' : 'log-in');
  useLeavingLogIn();

  return (
    <LoginLayout goOn={goOn} hasBand={view === 'log-in'}>
      {view === 'app' ? (
        <AppLogIn goOn={goOn} onEmail={() => setView('log-in')} />
      ) : view === 'forgot' ? (
        <ResetPassword onDone={() => setView('reset-done')} onBack={() => setView('log-in')} />
      ) : (
        <Stack gap="l">
          <Stack gap="xs">
            <Heading level={1} look={2} tabIndex={-1}>
              {reason === undefined ? text.title : text.reasons[reason]}
            </Heading>
            <Text tone="muted">{text.lead}</Text>
          </Stack>
          {view === 'reset-done' && (
            <Banner tone="positive" title={text.resetDone}>
              {text.resetDoneBody}
            </Banner>
          )}
          <LogInForm onForgot={() => setView('forgot')} />
          <Divider />
          {isCheckout(goOn) && (
            <Stack gap="xs">
              <Button asChild tone="outline" size="l" block>
                <Link href={goOn} tone="plain">
                  {text.asGuest}
                </Link>
              </Button>
              <Text size="small" tone="muted" centred>
                {text.asGuestNote}
              </Text>
            </Stack>
          )}
          <Text centred>
            {text.newHere} <Link href={entryHref('/account/signUp', redirect)}>{text.register}</Link>
          </Text>
        </Stack>
      )}
    </LoginLayout>
  );
}
