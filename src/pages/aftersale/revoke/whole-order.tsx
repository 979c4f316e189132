import { ImageBox, Stack, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { formatMoney } from '#rules/money.ts';
import { revokeText as text } from '#src/text/revoke.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import * as styles from './revoke.css.ts';

/** What a cancellation takes back: all of it, nothing to choose. */
export function WholeOrder({ lines }: { lines: readonly components['schemas']['OrderLine'][] }) {
  return (
    <TitledSection title={text.lines.whole}>
      <Stack as="ul" gap="m" aria-label={text.lines.whole}>
        {lines.map(({ lineId, title, options, quantity, image, lineTotal }) => (
          <li key={lineId} className={styles.line}>
            <ImageBox
              picture={{ ...shopPicture(image), alt: '' }}
              sizes="(min-width: 600px) 160px, 96px"
              className={styles.thumb}
            />
            <div className={styles.words}>
              <Text weight="medium">{text.facts.piecesOf(quantity, title)}</Text>
              {options.length > 0 && (
                <Text size="small" tone="muted">
                  {options.map(({ value }) => value).join(', ')}
                </Text>
              )}
            </div>
            <Text as="span" numbers>
              {formatMoney(lineTotal)}
            </Text>
          </li>
        ))}
      </Stack>
    </TitledSection>
  );
}
