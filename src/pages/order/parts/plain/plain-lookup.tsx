import { Button, Container, Heading, Stack, Text } from '#design-system/index.ts';
import type { PlainPage } from '#src/routing/plain-page.ts';
import { orderLookupText as text } from '#src/text/order-lookup.ts';
import { EmailField } from '#src/widgets/email-field.tsx';
import { OrderNoField } from '#src/widgets/order-lookup/order-no-field.tsx';
import { PlainForm } from '#src/widgets/plain-form.tsx';

/** Asks for the link that opens a guest's order. */
export const plainLookup: PlainPage = (_shop, { query }) =>
  Promise.resolve(
    <Container width="narrow">
      <Stack gap="l">
        <Heading level={1}>{text.title}</Heading>
        <Text tone="muted">{text.lead}</Text>
        <PlainForm
          action="/app-mall/v1/order/lookup"
          sent={query.get('sent')}
          done={{ title: text.sentTitle, text: text.sent }}
        >
          <OrderNoField />
          <EmailField name="email" label={text.email} autoComplete="email" />
          <Button type="submit" block>
            {text.action}
          </Button>
        </PlainForm>
      </Stack>
    </Container>,
  );
