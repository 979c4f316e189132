import * as styles from '../image-box/image-box.css.ts';

/** As many as a phone shows at once; each is a layer of its own while it fades. */
const most = 8;

export interface LitPicture {
  readonly box: HTMLElement;
  readonly night: HTMLImageElement;
  /** By day and by night. */
  readonly sides: readonly HTMLImageElement[];
}

/** The pictures with two sides that are in view, with no bar and no words over them: nothing but the link of their card. */
export function picturesInView(page: Document): readonly LitPicture[] {
  const { clientWidth, clientHeight } = page.documentElement;
  const found: LitPicture[] = [];
  for (const night of page.querySelectorAll<HTMLImageElement>(`img.${styles.night}`)) {
    const box = night.parentElement;
    if (!box) continue;
    const sides = [...box.querySelectorAll('img')];
    const place = box.getBoundingClientRect();
    const left = Math.max(place.left, 0);
    const right = Math.min(place.right, clientWidth);
    const top = Math.max(place.top, 0);
    const bottom = Math.min(place.bottom, clientHeight);
    const isSeenAt = (x: number, y: number) => {
      const upper = page.elementFromPoint(x, y);
      return box.contains(upper) || (upper?.closest('article') ?? upper)?.contains(box) === true;
    };
    const isSeen = left < right && isSeenAt((left + right) / 2, top + 4) && isSeenAt(left + 16, bottom - 16);
    if (isSeen && sides.length === 2 && found.length < most) found.push({ box, night, sides });
  }
  return found;
}

/** Makes the browser fetch and decode the side that is not shown; the other one has the name of the picture. */
export function askFor(pictures: readonly LitPicture[]): void {
  for (const { box, sides } of pictures) {
    for (const side of sides) if (!side.offsetParent) side.ariaHidden = 'true';
    box.dataset['lit'] = 'asked';
    // A picture that cannot be had is left under the veil.
    for (const side of sides) side.decode().catch(() => undefined);
  }
}

/** Both sides can be painted at once. */
export const isReady = ({ sides }: LitPicture): boolean =>
  sides.every((side) => side.complete && side.naturalWidth > 0);
