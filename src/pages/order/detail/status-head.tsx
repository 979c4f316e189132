import type { ReactNode } from 'react';
import {
  clockFormat,
  CopyButton,
  Heading,
  ImageBox,
  InlineMessage,
  ScreenOnly,
  Stack,
  Text,
  TrackingBar,
} from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { serverNow } from '#src/api/browser-shop.ts';
import { orderStateText } from '#src/text/order-state.ts';
import { orderText as text } from '#src/text/orders.ts';
import { Deadline } from '#src/widgets/deadline.tsx';
import { momentText } from '#src/widgets/moments.ts';
import { orderHeadline } from '#src/widgets/order-state/order-headline.ts';
import { orderStops } from '#src/widgets/order-state/order-stops.ts';
import { litShopPicture } from '#src/widgets/shop-picture.ts';
import { isHeld } from '#src/widgets/order-state/is-held.ts';
import * as styles from '../parts/order-number.css.ts';
import * as detail from './detail.css.ts';
import { DisputeNote } from './dispute-note.tsx';

type Order = components['schemas']['Order'];

const ended: readonly Order['status'][] = ['CANCELLED', 'CLOSED', 'REFUNDED'];

/** True while the order is still meant to arrive, or did. */
export const willArrive = ({ status }: Pick<Order, 'status'>): boolean => !ended.includes(status);

/** The first lamp of an order that is to arrive, or did: on in both themes. */
export function OrderLamp({ order }: { order: Order }) {
  const image = order.lines[0]?.image;
  if (!image || !willArrive(order)) return null;
  return (
    <ImageBox
      picture={{ ...litShopPicture(image), alt: '' }}
      ratio="own"
      sizes="(min-width: 900px) 400px, 100vw"
      className={detail.lamp}
    />
  );
}

interface StatusHeadProps {
  readonly order: Order;
  readonly onExpired: () => void;
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** The day of arrival, or else what is true of the order now; how far it is and what can be done. */
export function StatusHead({ order, onExpired, children }: StatusHeadProps) {
  const site = useSite();
  const { orderNo, statusHint, placedTime, payExpireTime, actions, cancelRequested, totals } = order;
  const summary = { ...order, grandTotal: totals.grandTotal };
  const { spoken } = orderStateText;
  const ownStops = order.story?.stops.map((stop) => ({ ...stop, id: stop.label, spoken: spoken[stop.state] }));
  const stops = ownStops ?? orderStops(summary, site, serverNow());
  const isToPay = actions.includes('PAY');
  return (
    <Stack as="section" gap="l" aria-labelledby="order-status">
      <Stack gap="xs">
        <Heading level={1} id="order-status" tabIndex={-1}>
          {orderHeadline(summary, site, serverNow())}
        </Heading>
        {isToPay ? (
          <Text size="lead">
            <Deadline until={payExpireTime} format={clockFormat} label={orderStateText.timeLeft} onEnd={onExpired} />{' '}
            {orderStateText.payWithin}
          </Text>
        ) : (
          !isHeld(order) && (
            <Text size="lead" tone="muted">
              {statusHint}
            </Text>
          )
        )}
      </Stack>
      {cancelRequested === true && <InlineMessage tone="caution">{text.cancelRequested}</InlineMessage>}
      <DisputeNote {...order} />
      {stops.length > 0 && <TrackingBar label={orderStateText.way} stops={stops} />}
      <ScreenOnly>{children}</ScreenOnly>
      <Text as="div" size="small" tone="muted" className={styles.number}>
        <Text as="span" size="small" mono>
          {text.order(orderNo)}
        </Text>
        <ScreenOnly>
          <CopyButton text={orderNo} label={text.copyNumber} copiedText={text.copied} />
        </ScreenOnly>
        <span>{text.placed(momentText(placedTime, site))}</span>
      </Text>
    </Stack>
  );
}
