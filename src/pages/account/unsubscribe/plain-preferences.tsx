import { Button, Checkbox, Container, Heading, Stack, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { unwrap } from '#src/api/envelope.ts';
import { ShopApiError } from '#src/api/errors.ts';
import type { PlainPage } from '#src/routing/plain-page.ts';
import { mailPreferencesText as text } from '#src/text/mail-preferences.ts';
import { plainText } from '#src/text/plain-pages.ts';
import { EmailField } from '#src/widgets/email-field.tsx';
import { PlainForm } from '#src/widgets/plain-form.tsx';

const path = '/app-mall/v1/order/unsubscribe';

/** The preferences that the link of a mail opens, or the form that asks for such a link. */
export const plainPreferences: PlainPage = async ({ client }, { query }) => {
  const token = query.get('token');
  const sent = query.get('sent');
  if (token === null) return <LinkForm lead={text.link.lead} sent={sent} />;
  try {
    const preferences = await unwrap(client.GET(path, { params: { query: { token } } }));
    return <Choices preferences={preferences} token={token} sent={sent} />;
  } catch (error) {
    if (!(error instanceof ShopApiError) || error.kind !== 'answer') throw error;
    return <LinkForm lead={text.link.expired} sent={null} />;
  }
};

function LinkForm({ lead, sent }: { readonly lead: string; readonly sent: string | null }) {
  return (
    <Container width="narrow">
      <Stack gap="l">
        <Heading level={1}>{text.title}</Heading>
        <Text tone="muted">{lead}</Text>
        <PlainForm action={`${path}/link`} sent={sent} done={{ title: text.link.sentTitle, text: text.link.sent }}>
          <EmailField name="email" label={text.link.email} autoComplete="email" />
          <Button type="submit" block>
            {text.link.action}
          </Button>
        </PlainForm>
      </Stack>
    </Container>
  );
}

interface ChoicesProps {
  readonly preferences: components['schemas']['MailPreferences'];
  readonly token: string;
  readonly sent: string | null;
}

function Choices({ preferences: { emailMasked, topics }, token, sent }: ChoicesProps) {
  return (
    <Container width="narrow">
      <Stack gap="l">
        <Heading level={1}>{text.title}</Heading>
        <PlainForm action={`${path}?token=${encodeURIComponent(token)}`} sent={sent} done={{ text: plainText.saved }}>
          <Stack as="ul" gap="m" aria-label={text.list}>
            {topics.map(({ topic, label, about, state, locked = false }) => (
              <li key={topic}>
                {/* A browser sends no box that is disabled, and what is always sent can never be an empty list. */}
                {locked && <input type="hidden" name="wanted" value={topic} />}
                <Checkbox
                  name="wanted"
                  value={topic}
                  label={label}
                  note={about}
                  defaultChecked={state === 'ON'}
                  disabled={locked}
                />
              </li>
            ))}
          </Stack>
          <Button type="submit">{plainText.save}</Button>
          <Button type="submit" tone="outline" name="all" value="true">
            {text.allOff}
          </Button>
          <Text size="small" tone="muted">
            {emailMasked}
          </Text>
        </PlainForm>
      </Stack>
    </Container>
  );
}
