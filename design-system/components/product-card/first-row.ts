import * as styles from './product-card.css.ts';

/** How long nothing has happened before the row wakes, and the time from one card to the next. */
const quiet = 1_000;
const step = 90;
/** Long enough to be seen; then the row is as it was. */
const awake = 2_000;

/** The cards of the first row that is whole in view. */
function firstRow(page: Document): readonly HTMLElement[] {
  const { clientWidth, clientHeight } = page.documentElement;
  const inView = [...page.querySelectorAll<HTMLElement>(`.${styles.root}`)]
    .map((card) => ({ card, place: (card.firstElementChild ?? card).getBoundingClientRect() }))
    .filter(
      ({ place: { left, right, top, bottom } }) =>
        top >= 0 && bottom <= clientHeight && right > 0 && left < clientWidth,
    );
  const top = Math.min(...inView.map(({ place }) => place.top));
  return inView.filter(({ place }) => place.top - top < 1).map(({ card }) => card);
}

/** Lights the first row in view, card after card, once, when nothing has happened for a second. */
export function wakeFirstRow(
  page: Document,
  light: (card: HTMLElement) => void,
  putOut: (card: HTMLElement) => void,
  signal: AbortSignal,
): void {
  const isOver = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wake = () => {
    const row = firstRow(page);
    if (row.length === 0) return;
    isOver.abort();
    for (const [index, card] of row.entries()) {
      setTimeout(() => light(card), index * step);
      setTimeout(() => putOut(card), awake + index * step);
    }
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(wake, quiet);
  };
  for (const event of ['scroll', 'pointerdown', 'keydown'])
    page.addEventListener(event, wait, { passive: true, signal: AbortSignal.any([signal, isOver.signal]) });
  signal.addEventListener('abort', () => clearTimeout(timer));
  wait();
}
