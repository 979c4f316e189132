import { useQuery } from '@tanstack/react-query';
import { Carousel, ImageBox, Inline, Link, SectionHeader, Stack, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { href } from '#src/routing/href.ts';
import { layoutText } from '#src/text/layout.ts';
import { dayText } from '#src/widgets/moments.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { ownLights } from '../parts/queries.ts';
import { centerText } from './text.ts';

const text = centerText.lights;

/** What the member has at home: until when it is covered, help with it, and the way to another one. */
export function YourLights() {
  const { data } = useQuery(ownLights(useShop()));
  if (!data || data.list.length === 0) return null;
  return (
    <Stack as="section" gap="none">
      <SectionHeader title={text.title} />
      <Carousel label={text.title} previousLabel={layoutText.row.previous} nextLabel={layoutText.row.next}>
        {data.list.map((purchase) => (
          <OwnLight key={purchase.lineId} purchase={purchase} />
        ))}
      </Carousel>
    </Stack>
  );
}

function OwnLight({ purchase }: { purchase: components['schemas']['Purchase'] }) {
  const site = useSite();
  const { orderNo, lineId, spu, sku, title, image, warrantyEndTime, isCovered } = purchase;
  return (
    <Stack as="article" gap="xs">
      <ImageBox picture={{ ...shopPicture(image), alt: '' }} ratio="portrait" sizes="280px" rounded />
      <Stack gap="none">
        <Link href={href('/product-detail', { sku })} tone="quiet">
          {title}
        </Link>
        {warrantyEndTime !== undefined && (
          <Text size="small" tone="muted">
            {(isCovered ? text.covered : text.ended)(dayText(warrantyEndTime, site))}
          </Text>
        )}
      </Stack>
      <Inline gap="m" wrap>
        <Link href={href('/order/rma', { orderNo, lineId })} aria-label={text.helpWith(title)}>
          {text.help}
        </Link>
        <Link href={href('/product-detail/warranty', { spu })} aria-label={text.warrantyOf(title)}>
          {text.warranty}
        </Link>
      </Inline>
    </Stack>
  );
}
