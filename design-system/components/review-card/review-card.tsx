import type { ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { IconPlay } from '../../icons/icons.ts';
import { dimming } from '../image-box/image-box.css.ts';
import { ImageBox, type Picture } from '../image-box/image-box.tsx';
import { Rating, type RatingProps } from '../rating/rating.tsx';
import * as styles from './review-card.css.ts';

/** A picture; with `film` it is a video without a poster, and the picture is not loaded. */
export type ReviewPicture = Picture & { film?: boolean | undefined };

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
  pictures?: readonly ReviewPicture[] | undefined;
  /** Opens one of the pictures large; its button is named by its `alt`. */
  onPicture?: ((index: number) => void) | undefined;
  /** Buttons: a helpful vote, a report. */
  actions?: ReactNode;
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
  onPicture,
  actions,
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
          <p className={styles.facts}>
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
          {pictures.map((picture, index) => (
            <li key={picture.day.src} className={styles.picture}>
              {onPicture ? (
                <button
                  type="button"
                  className={styles.enlarge}
                  aria-label={picture.alt}
                  onClick={() => onPicture(index)}
                >
                  <Thumbnail picture={{ ...picture, alt: '' }} />
                </button>
              ) : (
                <Thumbnail picture={picture} />
              )}
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
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}

function Thumbnail({ picture: { film = false, ...picture } }: { picture: ReviewPicture }) {
  if (!film) return <ImageBox picture={picture} sizes="96px" rounded />;
  return (
    <span className={styles.film} {...(picture.alt !== '' && { role: 'img', 'aria-label': picture.alt })}>
      <span className={dimming}>
        <IconPlay />
      </span>
    </span>
  );
}
