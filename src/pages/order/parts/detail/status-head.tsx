import type { ReactNode } from 'react';
import {
  clockFormat,
  CopyButton,
  Heading,
  InlineMessage,
  Panel,
  ScreenOnly,
  Stack,
  StepIndicator,
  Text,
} from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { orderText as text } from '#src/text/orders.ts';
import { Deadline } from '#src/widgets/deadline.tsx';
import { deliveryDates } from '#src/widgets/delivery-dates.ts';
import { momentText } from '#src/widgets/moments.ts';
import * as styles from '../../../../widgets/order-access/orders-page.css.ts';
import { orderSteps } from './order-steps.ts';

type Order = components['schemas']['Order'];

interface StatusHeadProps {
  readonly order: Order;
  readonly onExpired: () => void;
  /** The bar of actions. */
  readonly children: ReactNode;
}

/** Where the order is, what happens next and what can be done about it. */
export function StatusHead({ order, onExpired, children }: StatusHeadProps) {
  const site = useSite();
  const { orderNo, status, statusText, statusHint, placedTime, payExpireTime, actions, cancelRequested } = order;
  const due = status === 'SHIPPED' ? order.shipments.flatMap(({ estDeliveryTo = [] }) => estDeliveryTo) : [];
  const last = Math.max(...due);

  const steps = orderSteps(status);
  return (
    <Panel as="section" aria-labelledby="order-status">
      <Stack gap="l">
        <Stack gap="xs">
          <Text as="div" size="small" tone="muted" className={styles.number}>
            <Text as="span" mono>
              {text.order(orderNo)}
            </Text>
            <ScreenOnly>
              <CopyButton text={orderNo} label={text.copyNumber} copiedText={text.copied} />
            </ScreenOnly>
          </Text>
          <Heading level={1} id="order-status" tabIndex={-1}>
            {statusText}
          </Heading>
          <Text size="lead" tone="muted">
            {due.length > 0 ? text.delivery.by(deliveryDates(last, last, site)) : statusHint}
          </Text>
          <Text size="small" tone="muted">
            {text.placed(momentText(placedTime, site))}
          </Text>
        </Stack>
        {cancelRequested === true && <InlineMessage tone="caution">{text.cancelRequested}</InlineMessage>}
        {actions.includes('PAY') && (
          <Text size="h4">
            <Deadline until={payExpireTime} format={clockFormat} label={text.timeToPay} onEnd={onExpired} />{' '}
            {text.payWithin}
          </Text>
        )}
        {steps.length > 0 && <StepIndicator label={text.steps.label} steps={steps} />}
        <ScreenOnly>{children}</ScreenOnly>
      </Stack>
    </Panel>
  );
}
