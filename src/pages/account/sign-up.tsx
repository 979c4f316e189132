import { useState } from 'react';
import { Heading, InlineMessage, Link, Stack, Text } from '#design-system/index.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { loginText, signUpText as text } from '#src/text/account.ts';
import { usePlace } from '#src/use-place.ts';
import { CodeStep } from './parts/code-step.tsx';
import { Door } from './parts/door.tsx';
import { DoorSteps } from './parts/door-steps.tsx';
import { EmailStep } from './parts/email-step.tsx';
import { doorTo, returnPlace } from './parts/return-place.ts';
import { useEmailCode } from './parts/use-email-code.ts';
import { AccountDetails } from './sign-up/parts/account-details.tsx';

type Step =
  | { readonly name: 'email' }
  | { readonly name: 'code'; readonly email: string }
  | { readonly name: 'details'; readonly email: string; readonly ticket: string };

const order: readonly Step['name'][] = ['email', 'code', 'details'];

export default function SignUpPage() {
  const { query } = usePlace();
  const redirect = query.get('redirect');
  const [step, setStep] = useState<Step>({ name: 'email' });
  const code = useEmailCode('REGISTER');
  const { error } = code.send;
  const isTaken = error instanceof ShopApiError && error.code === 'AUTH_EMAIL_TAKEN';
  const logIn = doorTo('/account/login', redirect);

  return (
    <Door goOn={returnPlace(redirect)}>
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={1} look={2} tabIndex={-1}>
            {text.title}
          </Heading>
          {step.name === 'email' && <Text tone="muted">{text.lead}</Text>}
        </Stack>
        <DoorSteps
          label={text.steps.label}
          names={[text.steps.email, text.steps.code, text.steps.details]}
          current={order.indexOf(step.name)}
        />
        {step.name === 'email' && (
          <EmailStep
            action={text.continue}
            busy={code.send.isPending}
            error={isTaken ? text.taken : error?.message}
            onSend={(email) => code.send.mutate(email, { onSuccess: () => setStep({ name: 'code', email }) })}
          >
            {isTaken && (
              <InlineMessage tone="info">
                <Link href={logIn}>{text.logInInstead}</Link>
              </InlineMessage>
            )}
          </EmailStep>
        )}
        {step.name === 'code' && (
          <CodeStep
            email={step.email}
            code={code}
            onTicket={(ticket) => setStep({ name: 'details', email: step.email, ticket })}
            onOtherEmail={() => setStep({ name: 'email' })}
          />
        )}
        {step.name === 'details' && (
          <AccountDetails email={step.email} ticket={step.ticket} onTicketLost={() => setStep({ name: 'email' })} />
        )}
        {step.name === 'email' && (
          <Text centred>
            {text.haveAccount} <Link href={logIn}>{loginText.action}</Link>
          </Text>
        )}
      </Stack>
    </Door>
  );
}
