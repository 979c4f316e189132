import { Children, useRef, useState, type ReactNode } from 'react';
import { IconArrowLeft, IconArrowRight } from '../../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { NextSlide } from './next-slide.ts';
import * as styles from './slides.css.ts';

export type SlidesProps = {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** The name of a dot: "Highlight 2 of 3". */
  dotLabel: (position: number, count: number) => string;
  /** Rendered before the dots: an `Autoplay`, which can be stopped. */
  autoplay?: ReactNode;
  children: ReactNode;
};

/** One slide at a time, by touch, keys, dots or arrows. The browser scrolls it by key while it has the focus. */
export function Slides({ label, previousLabel, nextLabel, dotLabel, autoplay, children }: SlidesProps) {
  const track = useRef<HTMLUListElement>(null);
  /** The target of a running scroll: two quick presses advance two slides. Unset once the user scrolls. */
  const goal = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);
  const slides = Children.toArray(children);
  const count = slides.length;
  /** Wraps around at both ends. */
  const show = (index: number) => {
    const list = track.current;
    if (!list) return;
    goal.current = (index + count) % count;
    list.scrollLeft = (goal.current * list.scrollWidth) / count;
  };
  const move = (by: number) => show((goal.current ?? current) + by);
  const follow = () => {
    const list = track.current;
    if (!list) return;
    const index = Math.round((list.scrollLeft * count) / list.scrollWidth);
    if (index === goal.current) goal.current = undefined;
    setCurrent(index);
  };
  const holdOn = () => {
    goal.current = undefined;
  };
  return (
    <section className={styles.root} aria-label={label}>
      <ul
        ref={track}
        className={styles.track}
        tabIndex={0}
        aria-label={label}
        onScroll={follow}
        onPointerDown={holdOn}
        onWheel={holdOn}
        onFocus={holdOn}
      >
        {slides.map((slide, index) => (
          <li key={index} className={styles.slide}>
            {slide}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={styles.foot}>
          <NextSlide value={() => move(1)}>{autoplay}</NextSlide>
          <IconButton
            className={styles.arrow}
            label={previousLabel}
            icon={<IconArrowLeft size={20} />}
            onClick={() => move(-1)}
          />
          <div className={styles.dots}>
            {slides.map((_, index) => (
              <button
                key={index}
                type="button"
                className={styles.dot}
                aria-label={dotLabel(index + 1, count)}
                aria-current={index === current}
                onClick={() => show(index)}
              />
            ))}
          </div>
          <IconButton
            className={styles.arrow}
            label={nextLabel}
            icon={<IconArrowRight size={20} />}
            onClick={() => move(1)}
          />
        </div>
      )}
    </section>
  );
}
