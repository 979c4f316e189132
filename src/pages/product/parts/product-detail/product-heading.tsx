import { memo } from 'react';
import { Heading, Rating, Stack, Text } from '#design-system/index.ts';
import { productText } from '#src/text/product.ts';
import type { ProductDetail } from './choice.ts';

/** Its name, what it is in a few words, and what people think of it. */
export const ProductHeading = memo(function ProductHeading({
  product: { title, subtitle, rating, ratingCount },
}: {
  product: ProductDetail;
}) {
  return (
    <Stack gap="s">
      <Heading level={1} look={2}>
        {title}
      </Heading>
      <Text size="lead" tone="muted">
        {subtitle}
      </Text>
      {ratingCount > 0 && (
        <Rating
          value={rating}
          label={productText.rating(rating, ratingCount)}
          text={productText.ratingShort(rating, ratingCount)}
        />
      )}
    </Stack>
  );
});
