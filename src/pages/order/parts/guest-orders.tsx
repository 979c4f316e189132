import { Button, Container, Grid, Heading, Panel, Stack, Text } from '#design-system/index.ts';
import { useTell } from '#src/actors/hooks.ts';
import { orderListText } from '#src/text/orders.ts';
import { orderLookupText } from '#src/text/order-lookup.ts';
import { OrderLookup } from '#src/widgets/order-lookup/order-lookup.tsx';
import * as styles from './orders-page.css.ts';

const text = orderListText.guest;

interface GuestOrdersProps {
  readonly title?: string;
  readonly lead?: string;
}

/** Instead of orders for someone who is not known: the log-in, or the link by mail. */
export function GuestOrders({ title = text.title, lead = text.lead }: GuestOrdersProps) {
  const tell = useTell();
  const logIn = () => {
    const { pathname, search } = window.location;
    tell(({ session }) => session.send({ type: 'login.request', path: pathname + search }));
  };
  return (
    <Container width="medium">
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={1} tabIndex={-1}>
            {title}
          </Heading>
          <Text tone="muted">{lead}</Text>
        </Stack>
        <Grid plan="pairs" className={styles.ways}>
          <Panel as="section" aria-labelledby="guest-lookup">
            <Stack gap="m">
              <Stack gap="xxs">
                <Heading level={2} look={4} id="guest-lookup">
                  {orderLookupText.title}
                </Heading>
                <Text size="small" tone="muted">
                  {orderLookupText.lead}
                </Text>
              </Stack>
              <OrderLookup />
            </Stack>
          </Panel>
          <Panel as="section" aria-labelledby="guest-member">
            <Stack gap="m">
              <Stack gap="xxs">
                <Heading level={2} look={4} id="guest-member">
                  {text.member}
                </Heading>
                <Text size="small" tone="muted">
                  {text.memberLead}
                </Text>
              </Stack>
              <Button tone="outline" block onClick={logIn}>
                {text.logIn}
              </Button>
            </Stack>
          </Panel>
        </Grid>
      </Stack>
    </Container>
  );
}
