import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { ImageBox, type Picture } from '../image-box/image-box.tsx';
import * as styles from './hero.css.ts';

export type HeroProps = {
  kicker?: string | undefined;
  title: string;
  body?: string | undefined;
  actions?: ReactNode;
  /** The picture, or something that moves in its place. */
  picture: Picture | ReactElement;
  headingLevel?: 1 | 2 | undefined;
  priority?: boolean | undefined;
};

/** The first thing of a page: one lamp, one sentence, one way on. */
export function Hero({ kicker, title, body, actions, picture, headingLevel = 1, priority = true }: HeroProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.root}>
      <div className={styles.text}>
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
          sizes="(min-width: 900px) 50vw, 100vw"
          priority={priority}
          className={styles.picture}
        />
      )}
    </section>
  );
}
