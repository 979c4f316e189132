import { useQuery } from '@tanstack/react-query';
import { Button, Heading, Inline, Link, Stack, Text } from '#design-system/index.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { href } from '#src/routing/href.ts';
import { orderLookupText } from '#src/text/order-lookup.ts';
import { LateGuestHelp } from '#src/widgets/account-area/account-area.tsx';
import { OrderLookup } from '#src/widgets/order-lookup/order-lookup.tsx';
import { LateUnpaidOrder } from '#src/widgets/unpaid-order/late-unpaid-order.tsx';
import { entryPicture } from '../parts/queries.ts';
import { centerText as text } from './text.ts';
import { entryHref } from '../parts/return-place.ts';
import * as styles from './center.css.ts';
import { Settings } from './settings.tsx';
import { Showcase } from './showcase.tsx';

const thisPage = href('/account/my-center');

/** Before the log-in: the way in, an order bought as a guest, and help. */
export function GuestCenter() {
  const { data: picture } = useQuery(entryPicture(useShop()));
  return (
    <Stack gap="xxl">
      <Showcase picture={picture}>
        <Stack gap="xs">
          <Heading level={1} id="center-title" tabIndex={-1}>
            {text.guestTitle}
          </Heading>
          <Text tone="muted">{text.guestLead}</Text>
        </Stack>
        <Inline wrap>
          <Button asChild>
            <Link href={entryHref('/account/login', thisPage)} tone="plain">
              {text.logIn}
            </Link>
          </Button>
          <Button asChild tone="outline">
            <Link href={entryHref('/account/signUp', thisPage)} tone="plain">
              {text.register}
            </Link>
          </Button>
        </Inline>
      </Showcase>
      <LateUnpaidOrder />
      <div className={styles.rows}>
        <TrackOrder />
        <LateGuestHelp />
      </div>
      <Settings />
    </Stack>
  );
}

function TrackOrder() {
  return (
    <Stack as="section" gap="m" aria-labelledby="center-track">
      <Stack gap="xxs">
        <Heading level={2} look={4} id="center-track">
          {orderLookupText.title}
        </Heading>
        <Text size="small" tone="muted">
          {orderLookupText.lead}
        </Text>
      </Stack>
      <OrderLookup tone="outline" />
    </Stack>
  );
}
