import { Children, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { loadMargin, useNear } from '../../foundations/use-near.ts';
import { IconArrowLeft, IconArrowRight } from '../../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './carousel.css.ts';

export type CarouselProps = {
  label: string;
  previousLabel: string;
  nextLabel: string;
  children: ReactNode;
  /** How many cards are rendered before the row is near the view: 1 where nobody sees it without scrolling. */
  firstCards?: 1 | 4 | undefined;
};

/** Arrows of wide screens, see `track`. */
const cardsInView = 4;

/**
 * A row of cards that scrolls sideways by touch, wheel, keys or its arrows. It never moves by itself. What cannot be in
 * view yet is rendered when the row is in view and somebody is there: a page of five rows would otherwise lay out three
 * times as many cards as anybody looks at.
 */
export function Carousel({ label, previousLabel, nextLabel, children, firstCards = cardsInView }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [watch, isNear, setNear] = useNear(firstCards === cardsInView ? 0 : loadMargin, 'a sign');
  const overflows = Children.count(children) > cardsInView;
  const scroll = (direction: 1 | -1) => {
    // The press may be the first sign of somebody, as that of assistive technology: there must be something to scroll to.
    if (!isNear) flushSync(() => setNear(true));
    const list = track.current;
    list?.scrollBy({ left: direction * list.clientWidth * 0.9 });
  };
  return (
    <div ref={watch} className={styles.root}>
      {/* A scrolling area without focusable content must be reachable by keyboard itself. */}
      <ul ref={track} className={styles.track} tabIndex={0} aria-label={label}>
        {Children.map(children, (child, index) =>
          isNear || index < firstCards ? <li className={styles.item}>{child}</li> : null,
        )}
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
