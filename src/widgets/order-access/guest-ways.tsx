import { Button, Container, Heading, Stack, Text } from '#design-system/index.ts';
import { useWithActors } from '#src/actors/use-actors.ts';
import { orderListText } from '#src/text/orders.ts';
import { OrderLookupPanel } from '#src/widgets/order-lookup/order-lookup-panel.tsx';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { withSummary } from '#src/widgets/columns.css.ts';
import { wideOnly } from '#src/widgets/page.css.ts';
import { ScenePicture } from '#src/widgets/scene-picture/scene-picture.tsx';
import { parcelScene } from '#src/widgets/scene-picture/scenes.ts';
import type { ShopImage } from '#src/widgets/shop-picture.ts';
import { LateUnpaidOrder } from '#src/widgets/unpaid-order/late-unpaid-order.tsx';
import { useText } from '#src/widgets/use-text.ts';

export interface GuestWaysProps {
  /** Beside the ways, on a wide screen: a parcel when absent. */
  readonly scene?: ShopImage;
  readonly title?: string;
  readonly lead?: string;
}

/** How someone who is not known gets to orders: by the log-in, or by the link in a mail. */
export function GuestWays({ scene = parcelScene, title, lead }: GuestWaysProps) {
  const text = useText(orderListText.guest);
  const withActors = useWithActors();
  const logIn = () => {
    const { pathname, search } = window.location;
    withActors(({ session }) => session.send({ type: 'login.request', path: pathname + search }));
  };
  return (
    <Container className={withSummary}>
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={1} tabIndex={-1}>
            {title ?? text.title}
          </Heading>
          <Text tone="muted">{lead ?? text.lead}</Text>
        </Stack>
        <LateUnpaidOrder />
        <OrderLookupPanel />
        <TitledSection title={text.member} lead={text.memberLead}>
          <Button tone="outline" block onClick={logIn}>
            {text.logIn}
          </Button>
        </TitledSection>
      </Stack>
      <div className={wideOnly}>
        <ScenePicture scene={scene} shape="upright" />
      </div>
    </Container>
  );
}
