import { Heading, InlineMessage, Link, Stack, Text } from '#design-system/index.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { loginText, signUpText as text } from '#src/text/account.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { CodeDoor, useCodeDoor } from './parts/email-code-form.tsx';
import { Door } from './parts/login-layout.tsx';
import { entryHref, returnPlace } from './parts/return-place.ts';
import { AccountDetails } from './parts/sign-up/account-details.tsx';

export default function SignUpPage() {
  const { query } = usePlace();
  const redirect = query.get('redirect');
  const door = useCodeDoor('REGISTER');
  const { error } = door.code.send;
  const isAtStart = door.step.name === 'email';
  const isTaken = error instanceof ShopApiError && error.code === 'AUTH_EMAIL_TAKEN';
  const logIn = entryHref('/account/login', redirect);

  return (
    <Door goOn={returnPlace(redirect)}>
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={1} look={2} tabIndex={-1}>
            {text.title}
          </Heading>
          {isAtStart && <Text tone="muted">{text.lead}</Text>}
        </Stack>
        <CodeDoor
          door={door}
          label={text.steps.label}
          names={[text.steps.email, text.steps.code, text.steps.details]}
          action={text.continue}
          error={isTaken ? text.taken : error?.message}
          note={
            isTaken && (
              <InlineMessage tone="info">
                <Link href={logIn}>{text.logInInstead}</Link>
              </InlineMessage>
            )
          }
          last={(email, ticket) => <AccountDetails email={email} ticket={ticket} onTicketLost={door.toEmail} />}
        />
        {isAtStart && (
          <Text centred>
            {text.haveAccount} <Link href={logIn}>{loginText.action}</Link>
          </Text>
        )}
      </Stack>
    </Door>
  );
}
