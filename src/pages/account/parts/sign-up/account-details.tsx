import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button, Checkbox, Form, Link, Select, Text, TextField } from '#design-system/index.ts';
import { countries } from '#rules/address-countries.ts';
import { markets } from '#rules/markets.ts';
import { checkPassword } from '#rules/passwords.ts';
import { useNotify, useSite } from '#src/actors/hooks.ts';
import { useSignIn } from '#src/actors/use-sign-in.ts';
import { unwrap } from '#src/api/envelope.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { signInText, signUpText as text } from '#src/text/account.ts';
import { store } from '#src/storage/browser-store.ts';
import { forgetInvitation, keptInvitation } from '#src/storage/invitation.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { NewPassword } from '../new-password.tsx';
import { href } from '#src/routing/href.ts';

/** The version of the terms this form shows; the account keeps it. */
const termsVersion = '2026-11';

const ids = { password: 'signup-password', nickname: 'signup-nickname', country: 'signup-country' } as const;
type Complaints = Readonly<Partial<Record<keyof typeof ids, string>>>;

const countryOptions = Object.entries(countries)
  .map(([value, { name }]) => ({ value, label: name }))
  .sort((a, b) => a.label.localeCompare(b.label));

interface AccountDetailsProps {
  readonly email: string;
  readonly ticket: string;
  /** The ticket of the e-mail ran out while this was filled in. */
  readonly onTicketLost: () => void;
}

export function AccountDetails({ email, ticket, onTicketLost }: AccountDetailsProps) {
  const { client } = useShop();
  const signIn = useSignIn();
  const notify = useNotify();
  const site = useSite();
  const [password, setPassword] = useState('');
  const [nickname, setNickname] = useState('');
  const [country, setCountry] = useState(markets[site].countries[0] ?? 'US');
  const [wantsNews, setWantsNews] = useState(false);
  const [complaints, setComplaints] = useState<Complaints>({});

  useEffect(() => document.getElementById(ids.password)?.focus(), []);

  const name = nickname.trim();
  const register = useMutation({
    mutationFn: () =>
      unwrap(
        client.POST('/bff-app/v1/mobile/email/registry', {
          body: {
            email,
            ticket,
            password,
            country,
            marketingOptIn: wantsNews,
            termsVersion,
            ...(name === '' ? {} : { nickname: name }),
            ...keptInvitation(store, Date.now()),
          },
        }),
      ),
    onSuccess: (tokens) => {
      forgetInvitation(store);
      notify({ text: text.welcome(name === '' ? email : name), tone: 'success' });
      signIn(tokens);
    },
    onError: (error) => {
      if (!(error instanceof ShopApiError)) return;
      if (error.code === 'AUTH_TICKET_INVALID') {
        notify({ text: error.message, tone: 'danger' });
        onTicketLost();
      }
      if (error.code === 'AUTH_PASSWORD_WEAK') setComplaints({ password: error.message });
      else setComplaints(Object.fromEntries(error.fields.map(({ path, message }) => [path, message])));
    },
  });

  const submit = () => {
    const weak = checkPassword(password, email);
    const length = [...name].length;
    const found: Complaints = {
      ...(weak === undefined ? {} : { password: weak }),
      ...(length === 1 || length > 30 ? { nickname: text.nicknameLength } : {}),
    };
    setComplaints(found);
    register.reset();
    if (Object.keys(found).length === 0) register.mutate();
  };

  const placed = [
    { fieldId: ids.password, message: complaints.password },
    { fieldId: ids.nickname, message: complaints.nickname },
    { fieldId: ids.country, message: complaints.country },
  ];
  const isPlaced = placed.some(({ message }) => message !== undefined);

  return (
    <Form
      gap="l"
      errorTitle={signInText.errors}
      errors={isPlaced ? placed : [{ message: register.error?.message }]}
      onSubmit={submit}
    >
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPassword
        id={ids.password}
        label={signInText.password}
        email={email}
        value={password}
        error={complaints.password}
        onChange={(next) => {
          setPassword(next);
          setComplaints(({ password: _gone, ...others }) => others);
          register.reset();
        }}
      />
      <TextField
        id={ids.nickname}
        name="nickname"
        label={text.nickname}
        optionalText={text.optional}
        hint={text.nicknameHint}
        value={nickname}
        error={complaints.nickname}
        autoComplete="nickname"
        maxLength={30}
        onChange={(event) => setNickname(event.target.value)}
      />
      <Select
        id={ids.country}
        name="country"
        label={text.country}
        autoComplete="country"
        value={country}
        error={complaints.country}
        options={countryOptions}
        onChange={(event) => setCountry(event.target.value)}
      />
      <Checkbox
        name="newsletter"
        label={text.newsletter}
        note={text.newsletterNote}
        checked={wantsNews}
        onChange={(event) => setWantsNews(event.target.checked)}
      />
      <Button type="submit" tone="brand" size="l" block loading={register.isPending}>
        {text.action}
      </Button>
      <Text size="small" tone="muted" centred>
        {text.terms} <Link href={href('/support/policy')}>{text.termsLink}</Link>.
      </Text>
    </Form>
  );
}
