import { Heading, Stack, Text } from '#design-system/index.ts';
import { LightPreview } from '#design-system/components/light-preview/light-preview.tsx';
import { lightRoomText as text } from '../../text/light-room.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import type { ProductDetail, SkuDetail } from './choice.ts';
import * as styles from './product.css.ts';

interface LightRoomProps {
  readonly title: string;
  readonly image: SkuDetail['image'];
  readonly relit: NonNullable<SkuDetail['relit']>;
  readonly light: NonNullable<ProductDetail['light']>;
}

/** The lamp in its room, for the shopper to light. */
export function LightRoom({ title, image, relit: { ambient, zones }, light }: LightRoomProps) {
  const { day, night = day, ...picture } = shopPicture(image);
  return (
    <section className={styles.chapter} aria-labelledby="light-room">
      <LightPreview
        {...light}
        ambient={ambient}
        zones={zones}
        picture={{ ...picture, alt: text.alt(image.alt), day: night }}
        texts={text.switches}
      >
        {({ stage, switches }) => (
          <>
            <div className={styles.chapterPicture}>{stage}</div>
            <Stack gap="l">
              <div className={styles.chapterText}>
                <Heading level={2} id="light-room">
                  {text.title}
                </Heading>
                <Text size="lead" tone="muted">
                  {text.lead(title)}
                </Text>
              </div>
              {switches}
            </Stack>
          </>
        )}
      </LightPreview>
    </section>
  );
}
