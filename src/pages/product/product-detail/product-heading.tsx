import { memo } from 'react';
import { Heading, Link, Rating, Stack, Text } from '#design-system/index.ts';
import { productText } from '#src/text/product.ts';
import type { ProductDetail } from '../parts/choice.ts';
import * as styles from './product.css.ts';

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
        <Link href="#reviews" tone="quiet" className={styles.rating}>
          <Rating
            value={rating}
            label={productText.rating(rating, ratingCount)}
            text={productText.ratingShort(rating, ratingCount)}
          />
        </Link>
      )}
    </Stack>
  );
});
