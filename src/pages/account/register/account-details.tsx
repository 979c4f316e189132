import { useEffect } from 'react';
import { Button, Checkbox, Form, Link, Select, Text, TextField } from '#design-system/index.ts';
import { cleanText } from '#rules/clean-text.ts';
import { countries } from '#rules/address-countries.ts';
import { markets } from '#rules/markets.ts';
import { checkPassword } from '#rules/passwords.ts';
import { useNotify, useSite } from '#src/actors/use-actors.ts';
import { useLogIn } from '#src/actors/session/use-log-in.ts';
import { unwrap } from '#src/api/envelope.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { useForm } from '#src/forms/use-form.ts';
import { credentialsText, registerText as text } from '../parts/login-text.ts';
import { store } from '#src/storage/browser-store.ts';
import { forgetInvitation, keptInvitation } from '#src/storage/invitation.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { NewPassword } from '../parts/new-password.tsx';
import { href } from '#src/routing/href.ts';

/** The version of the terms this form shows; the account keeps it. */
const termsVersion = '2026-11';

const initial = { password: '', nickname: '', country: '', marketingOptIn: false };
const ids = { password: 'register-password', nickname: 'register-nickname', country: 'register-country' };

const nicknameRule = (nickname: string) => {
  const length = [...cleanText('line', nickname)].length;
  return length === 1 || length > 30 ? text.nicknameLength : undefined;
};

const countryOptions = Object.entries(countries)
  .map(([value, { name }]) => ({ value, label: name }))
  .sort((a, b) => a.label.localeCompare(b.label));

interface AccountDetailsProps {
  readonly email: string;
  readonly ticket: string;
  /** The ticket of the email ran out while this was filled in. */
  readonly onTicketLost: () => void;
}

export function AccountDetails({ email, ticket, onTicketLost }: AccountDetailsProps) {
  const { client } = useShop();
  const logIn = useLogIn();
  const notify = useNotify();
  const site = useSite();
  const form = useForm({
    ids,
    initial: { ...initial, country: markets[site].countries[0] ?? 'US' },
    check: ({ password, nickname }) => ({
      password: checkPassword(password, email),
      nickname: nicknameRule(nickname),
    }),
    send: async ({ nickname, ...typed }) => {
      const name = cleanText('line', nickname);
      const body = {
        ...typed,
        email,
        ticket,
        termsVersion,
        ...(name === '' ? {} : { nickname: name }),
        ...keptInvitation(store, Date.now()),
      };
      const tokens = await unwrap(client.POST('/bff-app/v1/mobile/email/registry', { body }));
      forgetInvitation(store);
      notify({ text: text.welcome(name === '' ? email : name), tone: 'success' });
      logIn(tokens);
    },
    refusalOf: (error) => {
      const isWeak = error instanceof ShopApiError && error.code === 'AUTH_PASSWORD_WEAK';
      return isWeak ? { message: error.message, fields: [{ path: 'password', message: error.message }] } : error;
    },
    onFailed: (error) => {
      if (!(error instanceof ShopApiError) || error.code !== 'AUTH_TICKET_INVALID') return;
      notify({ text: error.message, tone: 'danger' });
      onTicketLost();
    },
  });

  useEffect(() => document.getElementById(ids.password)?.focus(), []);

  return (
    <Form gap="l" errorTitle={credentialsText.errors} {...form.bind}>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPassword {...form.text('password')} label={credentialsText.password} email={email} />
      <TextField
        {...form.text('nickname')}
        name="nickname"
        label={text.nickname}
        optionalText={text.optional}
        hint={text.nicknameHint}
        autoComplete="nickname"
        maxLength={30}
      />
      <Select
        {...form.text('country')}
        name="country"
        label={text.country}
        autoComplete="country"
        options={countryOptions}
      />
      <Checkbox {...form.flag('marketingOptIn')} name="newsletter" label={text.newsletter} note={text.newsletterNote} />
      <Button type="submit" size="l" block loading={form.isSending}>
        {text.action}
      </Button>
      <Text size="small" tone="muted" centred>
        {text.terms} <Link href={href('/support/policy', { key: 'terms' })}>{text.termsLink}</Link> {text.termsAnd}{' '}
        <Link href={href('/support/policy', { key: 'privacy' })}>{text.privacyLink}</Link>.
      </Text>
    </Form>
  );
}
