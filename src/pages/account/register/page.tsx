import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Heading, InlineMessage, Link, Stack, Text } from '#design-system/index.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { emailCheck } from '../parts/queries.ts';
import { loginText, registerText as text } from '../parts/login-text.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { href } from '#src/routing/href.ts';
import { EmailCodeForm, useEmailCodeSteps } from '../parts/email-code-form.tsx';
import { LoginLayout } from '../parts/login-layout.tsx';
import { entryHref, returnPlace } from '../parts/return-place.ts';
import { AccountDetails } from './account-details.tsx';
import { offerText } from './text.ts';

const isTaken = (error: Error | undefined) => error instanceof ShopApiError && error.code === 'AUTH_EMAIL_TAKEN';

export default function RegisterPage() {
  const { query } = usePlace();
  const redirect = query.get('redirect');
  const steps = useEmailCodeSteps('REGISTER');
  const isAtStart = steps.step.name === 'email';
  const logIn = entryHref('/account/login', redirect);
  const [left, setLeft] = useState('');
  // The place of the line is the same: what the thumb is about to press does not move.
  const { data: check } = useQuery({ ...emailCheck(useShop(), left), enabled: left !== '' });

  return (
    <LoginLayout goOn={returnPlace(redirect)}>
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={1} look={2} tabIndex={-1}>
            {text.title}
          </Heading>
          {isAtStart && <Text tone="muted">{text.lead}</Text>}
        </Stack>
        <EmailCodeForm
          steps={steps}
          label={text.steps.label}
          names={[text.steps.email, text.steps.code, text.steps.details]}
          action={text.continue}
          messageOf={(error) => (isTaken(error) ? text.taken : error.message)}
          onLeft={setLeft}
          note={
            isTaken(steps.error) && (
              <InlineMessage tone="info">
                <Link href={logIn}>{text.logInInstead}</Link>
              </InlineMessage>
            )
          }
          last={(email, ticket) => <AccountDetails email={email} ticket={ticket} onTicketLost={steps.toEmail} />}
        />
        {isAtStart && (
          <Stack gap="s">
            <Text centred>
              <span role="status">{check?.registered ? text.taken : text.haveAccount}</span>{' '}
              <Link href={logIn}>{loginText.action}</Link>
            </Text>
            <Text centred tone="muted">
              {offerText.lead} <Link href={href('/prom/new-user')}>{offerText.link}</Link>
            </Text>
          </Stack>
        )}
      </Stack>
    </LoginLayout>
  );
}
