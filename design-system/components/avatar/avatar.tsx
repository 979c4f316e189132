import { useState } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import * as styles from './avatar.css.ts';

export type AvatarVariant = keyof typeof styles.variants;

export type AvatarProps = {
  name: string;
  src?: string | undefined;
  size?: keyof typeof styles.sizes | undefined;
  /** 1 plain, 2 ring, 3 brand ring, 4 holiday skin, 5 tag pair, 6 level badge, 7 answerer, 8 Savvy User. */
  variant?: AvatarVariant | undefined;
  /** Addresses of pictures that lie over the face, as large as it is, and say nothing: a wreath, a spark. */
  marks?: readonly string[] | undefined;
  /** The short text of the corner badge: a level, "A". */
  corner?: string | undefined;
};

const cornerTone: Record<AvatarVariant, keyof typeof styles.cornerTones> = {
  1: 'inverse',
  2: 'inverse',
  3: 'brand',
  4: 'inverse',
  5: 'inverse',
  6: 'brand',
  7: 'info',
  8: 'brand',
};

/** A person's picture: a pulsing disc while it loads, or the initial of their name. */
export function Avatar({ name, src, size = 'm', variant = 1, marks = [], corner }: AvatarProps) {
  const [arrival, setArrival] = useState<{ src: string; state: 'loaded' | 'failed' }>();
  const state = arrival?.src === src ? arrival?.state : 'loading';
  const initial = name.trim().charAt(0).toUpperCase();
  return (
    <span className={classNames(styles.root, styles.sizes[size], styles.variants[variant])}>
      {src === undefined || state === 'failed' ? (
        <span className={styles.face} role="img" aria-label={name}>
          {initial}
        </span>
      ) : (
        <img
          // A picture that loaded before hydration fires no load event.
          ref={(image) => {
            if (state === 'loading' && image?.complete && image.naturalWidth > 0) setArrival({ src, state: 'loaded' });
          }}
          className={styles.face}
          data-state={state}
          src={src}
          alt={name}
          width="80"
          height="80"
          onLoad={() => setArrival({ src, state: 'loaded' })}
          onError={() => setArrival({ src, state: 'failed' })}
        />
      )}
      {marks.map((mark) => (
        <img key={mark} className={styles.mark} src={mark} alt="" width="80" height="80" />
      ))}
      {corner !== undefined && (
        <span className={classNames(styles.corner, styles.cornerTones[cornerTone[variant]])}>{corner}</span>
      )}
    </span>
  );
}
