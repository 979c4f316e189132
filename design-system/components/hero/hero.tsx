import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { ImageBox, type Picture } from '../image-box/image-box.tsx';
import * as styles from './hero.css.ts';

export type HeroProps = {
  kicker?: string | undefined;
  title: string;
  body?: string | undefined;
  actions?: ReactNode;
  /** The picture, or a moving replacement. */
  picture: Picture | ReactElement;
  headingLevel?: 1 | 2 | undefined;
  priority?: boolean | undefined;
  /** Places the picture before the text where they are side by side. */
  flipped?: boolean | undefined;
};

/** From this width on a room picture takes the whole width above the text. */
const wideFrom = 1.5;

/** The first element of a page: one lamp, one sentence, one action. */
export function Hero({
  kicker,
  title,
  body,
  actions,
  picture,
  headingLevel = 1,
  priority = true,
  flipped = false,
}: HeroProps) {
  const Heading = `h${headingLevel}` as const;
  const isWide = !isValidElement(picture) && picture.width >= wideFrom * picture.height;
  const text = isWide ? styles.caption : flipped && styles.after;
  return (
    <section className={classNames(styles.root, isWide && styles.wide)}>
      <div className={classNames(styles.text, text)}>
        {kicker !== undefined && (
          <p className={styles.kicker}>
            <span className={styles.kickerLamp} aria-hidden="true" />
            {kicker}
          </p>
        )}
        <Heading className={styles.title}>{title}</Heading>
        {body !== undefined && <p className={styles.body}>{body}</p>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {isValidElement(picture) ? (
        picture
      ) : (
        <ImageBox
          picture={picture}
          ratio="own"
          sizes={isWide ? '(min-width: 1344px) 1264px, 100vw' : '(min-width: 900px) 50vw, 100vw'}
          priority={priority}
          className={classNames(styles.picture, isWide && styles.room, isWide && headingLevel === 1 && styles.low)}
        />
      )}
    </section>
  );
}
