import { Heading, ImageBox, Link, Stack } from '#design-system/index.ts';
import { litShopPicture } from '#src/widgets/shop-picture.ts';
import type { QaSpace } from './queries.ts';
import { spaceHref, type SpaceRef } from './space-address.ts';
import * as styles from './space.css.ts';
import { spaceText as text } from './text.ts';

interface WaitingProps {
  readonly waiting: QaSpace['waiting'];
  readonly place: SpaceRef;
}

/** What waits for an answer, light by light. */
export function WaitingForYou({ waiting, place: { tab, spu } }: WaitingProps) {
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="waiting">
      <Stack gap="s">
        <Heading level={2} look={4} id="waiting">
          {text.waiting}
        </Heading>
        <ul className={styles.lights}>
          {waiting.map(({ product, questions, isMore }) => (
            <li key={product.spu}>
              <Link
                tone="plain"
                className={styles.light}
                href={spaceHref({ tab: 'INVITED', spu: product.spu })}
                aria-current={tab === 'INVITED' && spu === product.spu ? 'page' : undefined}
              >
                <ImageBox picture={{ ...litShopPicture(product.image), alt: '' }} sizes="56px" rounded />
                <span>
                  <span className={styles.lightName}>{product.title}</span>
                  <span className={styles.lightCount}>{text.waitingCount(questions, isMore)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
