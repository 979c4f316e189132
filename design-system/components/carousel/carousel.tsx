import { Children, useRef, type ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { IconArrowLeft, IconArrowRight } from '../../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './carousel.css.ts';

export type CarouselProps = {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** One slide at a time instead of a rail of cards. */
  wide?: boolean | undefined;
  children: ReactNode;
};

/** On the wide screens that show arrows, see `track`. */
const cardsInView = 4;

/** A rail that scrolls sideways by finger, wheel, keys or its arrows. It never moves by itself. */
export function Carousel({ label, previousLabel, nextLabel, wide = false, children }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const overflows = Children.count(children) > (wide ? 1 : cardsInView);
  const scroll = (direction: 1 | -1) => {
    const list = track.current;
    list?.scrollBy({ left: direction * list.clientWidth * 0.9, behavior: 'smooth' });
  };
  return (
    <div className={styles.root}>
      {/* A scrolling area without focusable content must be reachable by keyboard itself. */}
      <ul ref={track} className={classNames(styles.track, wide && styles.wide)} tabIndex={0} aria-label={label}>
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
      {overflows && (
        <div className={styles.arrows}>
          <IconButton
            tone="outline"
            label={previousLabel}
            icon={<IconArrowLeft size={20} />}
            onClick={() => scroll(-1)}
          />
          <IconButton tone="outline" label={nextLabel} icon={<IconArrowRight size={20} />} onClick={() => scroll(1)} />
        </div>
      )}
    </div>
  );
}
