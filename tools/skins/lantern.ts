import { lanternMarket, lanternStyle, paperLantern } from './lantern-market.ts';
import { placed, spark, type Place } from './shapes.ts';
import { bowsOf, evenly, stringPath } from './string.ts';
import { scatter, sky, tile, tiles, type Painter } from './tile.ts';

const palette = {
  light: {
    paper: '#e06a34',
    core: '#f6a95c',
    line: '#8d3b22',
    market: { bank: ['#dfbf8a', '#ead2a4'], pole: '#9a5a34', light: '#ffb84d', shine: 0 },
    spark: '#c9822a',
    faint: 0.4,
  },
  dark: {
    paper: '#ec7a22',
    core: '#ffc063',
    line: '#a8561f',
    market: { bank: ['#4f361a', '#3a2814'], pole: '#9c6a36', light: '#ffb02e', shine: 0.07 },
    spark: '#ffb02e',
    faint: 0.22,
  },
} as const;

/** Lanterns on a string, by the water and along the bar; outlines and sparks behind the page. */
export const lanternPicture: Painter = (theme, slot) => {
  const { paper, core, line, market, spark: gold, faint } = palette[theme];
  const style = lanternStyle(paper, core, line);
  if (slot === 'hero') return tile(slot, style, lanternMarket(market));
  if (slot === 'header' || slot === 'tabbar') {
    const [sag, size] = slot === 'header' ? [2.4, 7.8] : [1.2, 5.6];
    const strings = bowsOf(tiles[slot].width, 2, sag);
    const hung = strings.flatMap((one) => evenly(one, 4)).map((place) => placed({ ...place, size }, paperLantern));
    const wire = `<path fill="none" stroke="${market.pole}" stroke-width=".8" d="${strings.map(stringPath).join('')}"/>`;
    return tile(slot, style, wire + hung.join(''));
  }
  const float = (one: Place, index: number) =>
    index % 3 === 1 ? placed({ ...one, y: one.y - one.size, size: one.size * 2 }, paperLantern) : spark(one);
  const floating = slot === 'coupon' ? scatter(slot, 4, [6, 10], 11).map(float).join('') : sky(11, [5, 9], float);
  const outline = `.b,.n{fill:none;stroke:${gold};stroke-width:.55}.i{fill:none}`;
  return tile(slot, outline, `<g fill="${gold}" opacity="${faint}">${floating}</g>`);
};
