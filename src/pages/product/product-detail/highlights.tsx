import { Heading, Stack } from '#design-system/index.ts';
import { productPageText as text } from '../parts/product-detail-text.ts';
import * as styles from './product.css.ts';

export function Highlights({ highlights }: { highlights: readonly string[] }) {
  if (highlights.length === 0) return null;
  return (
    <Stack as="section" gap="l" aria-labelledby="highlights">
      <Heading level={2} id="highlights">
        {text.highlights}
      </Heading>
      <ul className={styles.highlights}>
        {highlights.map((highlight) => (
          <li key={highlight} className={styles.highlight}>
            {highlight}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
