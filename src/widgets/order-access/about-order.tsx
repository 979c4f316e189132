import { Container, Link, ScreenOnly, Stack } from '#design-system/index.ts';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import type { ReactNode } from 'react';
import type { Site } from '#rules/markets.ts';
import { OrderSite } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';

interface AboutOrderProps {
  readonly orderNo: string;
  /** Where it was bought: the page has the words of that market. */
  readonly site: Site;
  readonly back: string;
  /** Epoch ms on the device clock. */
  readonly readAt: number;
  readonly width?: 'medium' | 'wide';
  readonly children: ReactNode;
}

/** The frame of a page about one order, with the way back to it. */
export function AboutOrder({ orderNo, site, back, readAt, width = 'wide', children }: AboutOrderProps) {
  return (
    <Container width={width}>
      <Stack gap="l">
        <ScreenOnly>
          <Link href={href('/order/detail', { orderNo })}>{back}</Link>
        </ScreenOnly>
        <OfflineNote readAt={readAt} />
        <OrderSite value={site}>{children}</OrderSite>
      </Stack>
    </Container>
  );
}
