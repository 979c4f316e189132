import type { ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { ImageBox, type Picture } from '../image-box/image-box.tsx';
import { Rating, type RatingProps } from '../rating/rating.tsx';
import * as styles from './review-card.css.ts';

export type ReviewCardProps = {
  author: string;
  rating: RatingProps;
  date: { text: string; dateTime: string };
  title: string;
  body: string;
  /** The author bought it here: "Verified purchase". */
  verified?: string | undefined;
  /** The variant that was bought: "Bone, 2 lamps". */
  options?: string | undefined;
  pictures?: readonly Picture[] | undefined;
  /** A button for a helpful vote. */
  helpful?: ReactNode;
  /** The shop's reply. */
  reply?: { author: string; text: string } | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
};

/** A customer's review of a product. */
export function ReviewCard({
  author,
  rating,
  date,
  title,
  body,
  verified,
  options,
  pictures = [],
  helpful,
  reply,
  headingLevel = 3,
}: ReviewCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.root}>
      <header className={styles.head}>
        <Avatar name={author} size="m" />
        <div className={styles.who}>
          <p className={styles.author}>{author}</p>
          <p className={styles.quiet}>
            <time dateTime={date.dateTime}>{date.text}</time>
            {verified !== undefined && <span className={styles.verified}>{verified}</span>}
          </p>
        </div>
        <Rating {...rating} />
      </header>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.body}>{body}</p>
      {options !== undefined && <p className={styles.quiet}>{options}</p>}
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((picture) => (
            <li key={picture.day.src} className={styles.picture}>
              <ImageBox picture={picture} sizes="96px" rounded />
            </li>
          ))}
        </ul>
      )}
      {reply && (
        <blockquote className={styles.reply}>
          <p className={styles.author}>{reply.author}</p>
          <p>{reply.text}</p>
        </blockquote>
      )}
      {helpful !== undefined && <div>{helpful}</div>}
    </article>
  );
}
