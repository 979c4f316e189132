import { isStill } from '../../foundations/is-still.ts';
import { duration, easing } from '../../theme/scale.ts';
import type { ThemeName } from '../../theme/token.ts';
import { askFor, isReady, picturesInView, type LitPicture } from './lit-pictures.ts';
import * as styles from './light-show.css.ts';

/** Milliseconds of the show: until the veil is closed, and how long only lamps are seen; then it opens. */
const closing = 240;
const darkness = 60;
/** A picture fades over this time, up to three steps later the farther it is from the switch. */
const fading = 360;
const step = 40;
const stepAway = 300;
/** In the light theme the lamp is the last thing to go. */
const lastLight = { delay: 120, duration: 180 } as const;
/** The specification's time for a change of theme. A change that nobody pressed closes and opens the veil in it. */
const brief = duration.theme / 2;
/** A theme that has not come by then comes later, by itself. */
const longestWait = 1_000;

export interface LightShow {
  /** Somebody comes near the switch: fetches the other side of the pictures in view. */
  approach(): void;
  /** The switch was pressed: the veil closes, and opens again when the theme has come. */
  press(theme: ThemeName, at: Element): void;
  /** The theme has come: changes the page under the veil. */
  carry(theme: ThemeName, change: () => void): void;
}

interface DelayedPicture extends LitPicture {
  readonly delay: number;
}

interface Run {
  readonly theme: ThemeName;
  receive(change: () => void): void;
  end(): void;
}

/** The show of the light switch: a veil in the colour of the theme that comes, and above it the lamps alone. */
export function createLightShow(page: Document): LightShow {
  const root = page.documentElement;
  let current: Run | undefined;

  /** @param lit what stays above the veil; undefined where nobody pressed the switch: the veil alone, in half the time */
  function start(theme: ThemeName, lit?: readonly DelayedPicture[]): Run {
    const veil = page.createElement('div');
    veil.className = styles.veil;
    veil.dataset['veil'] = theme;
    page.body.append(veil);
    const running: Animation[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isClosed = false;
    let change: (() => void) | undefined;

    const fade = (element: Element, opacity: [number, number], timing: KeyframeAnimationOptions) => {
      const animation = element.animate({ opacity }, { fill: 'both', ...timing });
      running.push(animation);
      return animation;
    };
    const switching = (on: boolean) => root.toggleAttribute('data-theme-switching', on);
    const applyChange = () => {
      change?.();
      change = undefined;
    };
    const open = () => {
      switching(true);
      const timing = { duration: lit ? duration.theme : brief, easing: easing.enter };
      fade(veil, [1, 0], timing).onfinish = end;
      if (theme === 'light') for (const { night } of lit ?? []) fade(night, [1, 0], lastLight);
    };
    const changeUnderVeil = () => {
      clearTimeout(timer);
      applyChange();
      if (lit) timer = setTimeout(open, darkness);
      else open();
    };
    const end = () => {
      clearTimeout(timer);
      applyChange();
      for (const animation of running) animation.cancel();
      veil.remove();
      for (const side of page.querySelectorAll('[data-lit] > img')) side.ariaHidden = null;
      for (const box of page.querySelectorAll('[data-lit]')) box.removeAttribute('data-lit');
      switching(false);
      if (current === run) current = undefined;
    };

    const run: Run = {
      theme,
      end,
      receive(next) {
        change = next;
        if (isClosed) changeUnderVeil();
      },
    };
    switching(!lit);
    const timing = { duration: lit ? closing : brief, easing: easing.exit };
    fade(veil, [0, 1], timing).onfinish = () => {
      isClosed = true;
      if (change) changeUnderVeil();
      else timer = setTimeout(changeUnderVeil, longestWait);
    };
    for (const { box, night, delay } of lit ?? []) {
      box.dataset['lit'] = 'on';
      if (theme === 'dark') fade(night, [0, 1], { duration: fading, delay });
    }
    return run;
  }

  page.addEventListener('visibilitychange', () => {
    if (page.hidden) current?.end();
  });

  return {
    approach() {
      if (!current && !isStill(page)) askFor(picturesInView(page));
    },
    press(theme, at) {
      current?.end();
      if (isStill(page) || root.dataset['theme'] === theme) return;
      const { left, top } = at.getBoundingClientRect();
      const lit = picturesInView(page)
        .filter(isReady)
        .map((picture) => {
          const place = picture.box.getBoundingClientRect();
          const steps = Math.floor(Math.hypot(place.left - left, place.top - top) / stepAway);
          return { ...picture, delay: step * Math.min(steps, 3) };
        });
      current = start(theme, lit);
    },
    carry(theme, change) {
      if (current?.theme !== theme) {
        current?.end();
        current = start(theme);
      }
      current.receive(change);
    },
  };
}
