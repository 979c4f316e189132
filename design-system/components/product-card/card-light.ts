import { isStill } from '../../foundations/is-still.ts';
import { savesData } from '../../foundations/saves-data.ts';
import * as image from '../image-box/image-box.css.ts';
import * as styles from './product-card.css.ts';
import { wakeFirstRow } from './first-row.ts';

const hoverDelay = 80;
/** As long as the style sheet takes to put a card out. */
const goingOut = 320;

export interface CardLightOptions {
  /** Nothing is fetched before a press: neither for a pointer that passes nor for the focus. */
  readonly pressOnly?: boolean;
  /** The first row lights up once by itself, for who has no pointer to find out. */
  readonly wakesRow?: boolean;
}

const cardAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(`.${styles.root}`) : null;

const nightOf = (card: HTMLElement) => card.querySelector<HTMLImageElement>(`img.${image.night}`);

function sleep(card: HTMLElement): void {
  delete card.dataset['awake'];
  const night = nightOf(card);
  if (night) night.ariaHidden = null;
}

/** Shows a card's picture by night, as soon as it can be painted; without one the card stays as it is. */
function light(card: HTMLElement): void {
  if (card.dataset['awake'] === 'on') return;
  const night = nightOf(card);
  // The same lamp once more: the picture of the theme has the name.
  if (night && getComputedStyle(night).display === 'none') night.ariaHidden = 'true';
  card.dataset['awake'] = 'asked';
  const isAsked = () => card.dataset['awake'] === 'asked';
  (night?.decode() ?? Promise.resolve()).then(
    () => {
      if (isAsked()) card.dataset['awake'] = 'on';
    },
    () => {
      if (isAsked()) sleep(card);
    },
  );
}

function putOut(card: HTMLElement): void {
  card.dataset['awake'] = 'off';
  setTimeout(() => {
    if (card.dataset['awake'] === 'off') sleep(card);
  }, goingOut);
}

/** Row and fetching by what this browser and its line can do. */
const usual = (page: Document): Required<CardLightOptions> => ({
  pressOnly: savesData(navigator),
  wakesRow: !matchMedia('(hover: hover)').matches && !isStill(page),
});

/**
 * Lights the cards of a page under a pointer, with the focus in them, and under a finger until it scrolls.
 * @param options other than what suits this browser
 * @returns what ends it
 */
export function lightCards(page: Document, options: CardLightOptions = {}): () => void {
  const { pressOnly, wakesRow } = { ...usual(page), ...options };
  const ending = new AbortController();
  const { signal } = ending;
  type Reason = 'hover' | 'focus' | 'press';
  const lit = new Map<Reason, HTMLElement>();
  let hovering: ReturnType<typeof setTimeout> | undefined;

  /** At most one card for each reason; a card goes out when its last reason is gone. */
  const setLit = (reason: Reason, card: HTMLElement | null) => {
    const before = lit.get(reason);
    if (before === (card ?? undefined)) return;
    lit.delete(reason);
    if (before && ![...lit.values()].includes(before)) putOut(before);
    if (!card) return;
    lit.set(reason, card);
    light(card);
  };

  const passed = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    const card = cardAt(target);
    clearTimeout(hovering);
    if (card !== lit.get('hover')) setLit('hover', null);
    if (card) hovering = setTimeout(() => setLit('hover', card), hoverDelay);
  };
  const left = ({ relatedTarget }: PointerEvent) => {
    if (relatedTarget) return;
    clearTimeout(hovering);
    setLit('hover', null);
  };
  const pressed = ({ target, pointerType }: PointerEvent) => {
    if (pressOnly || pointerType === 'touch') setLit('press', cardAt(target));
  };

  page.addEventListener('pointerdown', pressed, { signal });
  // The browser takes the pointer away when the finger scrolls.
  page.addEventListener('pointercancel', () => setLit('press', null), { signal });
  const cardThat = (state: string) => page.querySelector<HTMLElement>(`.${styles.root}${state}`);
  // Pointer and finger may have come before the code.
  setLit('press', cardThat(':active'));
  if (!pressOnly) {
    if (matchMedia('(hover: hover)').matches) setLit('hover', cardThat(':hover'));
    page.addEventListener('pointerover', passed, { signal });
    page.addEventListener('pointerout', left, { signal });
    page.addEventListener('focusin', ({ target }) => setLit('focus', cardAt(target)), { signal });
    page.addEventListener('focusout', ({ relatedTarget }) => setLit('focus', cardAt(relatedTarget)), { signal });
    if (wakesRow) wakeFirstRow(page, light, (card) => ![...lit.values()].includes(card) && putOut(card), signal);
  }
  return () => {
    clearTimeout(hovering);
    ending.abort();
  };
}
