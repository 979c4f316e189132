import type { ReactNode } from 'react';
import { classNames } from '#design-system/foundations/class-names.ts';
import { IconBulb, ImageBox, Link } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { shopPicture, unlitPicture } from '#src/widgets/shop-picture.ts';
import * as styles from './activity-rows.css.ts';

interface CalendarRowProps {
  readonly title: string;
  readonly summary: string;
  readonly image?: components['schemas']['Image'];
  readonly href: string;
  readonly headingLevel: 2 | 3;
  readonly when: ReactNode;
  /** Its lamp is off. */
  readonly isOver: boolean;
  /** It carries the first picture of its page, if it has one. */
  readonly leads: boolean;
}

/** Rows of a calendar: the one that leads has a wide picture, each of the others a small one beside its words. */
export function CalendarRows({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

export function CalendarRow({ title, summary, href, headingLevel, when, leads, ...face }: CalendarRowProps) {
  const Heading = `h${headingLevel}` as const;
  const isLead = leads && face.image !== undefined;
  return (
    <li className={isLead ? styles.lead : styles.row}>
      <Face {...face} isLead={isLead} />
      <div className={styles.what}>
        <p className={styles.when}>{when}</p>
        <Heading className={styles.title}>
          <Link href={href} tone="quiet" className={styles.link}>
            {title}
          </Link>
        </Heading>
        <p className={styles.summary}>{summary}</p>
      </div>
    </li>
  );
}

/** Its picture; a bulb on night where it has none. */
function Face({ image, isOver, isLead }: Pick<CalendarRowProps, 'image' | 'isOver'> & { isLead: boolean }) {
  if (!image) {
    return (
      <div className={classNames(styles.picture, styles.sign)}>
        <IconBulb size={32} />
      </div>
    );
  }
  return (
    <ImageBox
      picture={isOver ? unlitPicture(image) : shopPicture(image)}
      ratio="own"
      sizes={isLead ? '(min-width: 1520px) 1440px, 95vw' : '(min-width: 900px) 31vw, 112px'}
      priority={isLead}
      rounded
      className={isLead ? styles.wide : styles.picture}
    />
  );
}
