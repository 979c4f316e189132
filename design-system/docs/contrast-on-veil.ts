import { contrast } from '../theme/contrast.ts';

const channelsOf = (colour: string): readonly number[] => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);

/**
 * The contrast of words on a veil over a white picture, the brightest there can be: 1 where they stand higher than the
 * veil is closed.
 */
export function leastContrastOf(word: HTMLElement): number {
  for (let box = word.parentElement; box; box = box.parentElement) {
    const { backgroundImage, opacity } = getComputedStyle(box, '::before');
    const [veil] = /rgb\([^)]*\)/.exec(backgroundImage) ?? [];
    const [, beginning] = /- ([\d.]+)px/.exec(backgroundImage) ?? [];
    if (veil === undefined || beginning === undefined) continue;
    if (word.getBoundingClientRect().top < box.getBoundingClientRect().top + Number(beginning)) return 1;
    const covering = Number(opacity);
    const behind = channelsOf(veil).map((channel) => Math.round(channel * covering + 255 * (1 - covering)));
    return contrast(getComputedStyle(word).color, `rgb(${behind.join(', ')})`);
  }
  return 1;
}
