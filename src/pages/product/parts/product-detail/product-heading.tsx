import { memo } from 'react';
import { Badge, Heading, Inline, Rating, Stack, Text, type BadgeTone } from '#design-system/index.ts';
import { productText } from '#src/text/product.ts';
import type { ProductDetail } from './choice.ts';

const tones: Readonly<Record<ProductDetail['tags'][number], BadgeTone>> = {
  NEW: 'inverse',
  HOT: 'brand',
  PREORDER: 'info',
};

/** Its name, what it is in a few words, and what people think of it. */
export const ProductHeading = memo(function ProductHeading({
  product: { title, subtitle, tags, rating, ratingCount },
}: {
  product: ProductDetail;
}) {
  return (
    <Stack gap="s">
      {tags.length > 0 && (
        <Inline gap="xs">
          {tags.map((tag) => (
            <Badge key={tag} tone={tones[tag]}>
              {productText.badges[tag]}
            </Badge>
          ))}
        </Inline>
      )}
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
