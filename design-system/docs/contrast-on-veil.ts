import { contrast } from '../theme/contrast.ts';

/** A colour of a veil as the browser computes a `color-mix`: channels from 0 to 1, and how much it covers. */
const veilColour = /color\(srgb ([\d.]+) ([\d.]+) ([\d.]+) \/ ([\d.]+)\)/g;

/**
 * The contrast of words on a veil over a white picture, the brightest there can be, where the veil covers least behind
 * them: 1 where they stand higher than the veil is closed.
 */
export function leastContrastOf(word: HTMLElement): number {
  for (let box = word.parentElement; box; box = box.parentElement) {
    const { backgroundImage } = getComputedStyle(box, '::before');
    const colours = [...backgroundImage.matchAll(veilColour)].map(([, ...values]) => values.map(Number));
    const [, beginning] = /- ([\d.]+)px/.exec(backgroundImage) ?? [];
    if (colours.length === 0 || beginning === undefined) continue;
    if (word.getBoundingClientRect().top < box.getBoundingClientRect().top + Number(beginning)) return 1;
    return Math.min(...colours.map((colour) => contrast(getComputedStyle(word).color, overWhite(colour))));
  }
  return 1;
}

function overWhite([red = 1, green = 1, blue = 1, covering = 0]: readonly number[]): string {
  const channels = [red, green, blue].map((channel) => Math.round(255 * (channel * covering + 1 - covering)));
  return `rgb(${channels.join(', ')})`;
}
