import { expect, test } from 'vitest';
import { readTree } from '../circles/read-tree.ts';

/**
 * Amber means "lit" or "buy". These style sheets alone may use the colours and the glow of the brand, each for its reason;
 * a row that no longer needs its place fails as well.
 */
const allowed: Readonly<Record<string, string>> = {
  'design-system/art/drawing.css.ts': 'the one light of a drawing',
  'design-system/components/avatar/avatar.css.ts': 'frames and badges that a member has earned',
  'design-system/components/bulb-string/bulb-string.css.ts': 'bulbs that are lit',
  'design-system/components/button/button.css.ts': 'the buying button',
  'design-system/components/check-in-strip/check-in-strip.css.ts': 'the bulb of today, and those that are lit',
  'design-system/components/level-lamp/level-lamp.css.ts': 'a lamp as bright as what was earned',
  'design-system/components/light-switch/light-switch.css.ts': 'the bulb that is on at night',
  'design-system/components/logo/logo.css.ts': 'the lit lamp of the mark',
  'design-system/components/lucky-draw/glass-case.css.ts': 'the light of the claw, and the lamp that it lights',
  'design-system/components/meter/meter.css.ts': 'progress that was earned',
  'design-system/components/progress/progress.css.ts': 'progress that was earned',
  'design-system/components/text/text.css.ts': 'words of the brand inside a text',
  'design-system/foundations/night-ground.ts': 'what the night gives to text and stars instead of their colours by day',
  'src/pages/coin/parts/coin-page.css.ts': 'the wash of light under the coins that were earned',
  'src/pages/home/share/share.css.ts': 'what is shared, in the light of its lamp',
  'src/pages/order/logistics-detail/parcel-map.css.ts': 'the way that is behind the parcel, and the window at its end',
  'src/pages/product/product-detail/product.css.ts': 'the lamp that tells the stock',
  'src/pages/prom/doll-machine/doll-machine.css.ts': 'the mark of a prize that was won',
  'src/pages/prom/parts/deposit-dates.css.ts': 'the date that is reached, lit on its line',
  'src/pages/prom/parts/teaser.css.ts': 'the light of an outline, on while people register',
};

/** The page for developers about running machines: no shopper sees it. */
const isOfDevelopers = (file: string) => /^(src\/dev|design-system\/(docs|theme))\//.test(file);

const amber = /vars\.(color\.brand|glow\.brand)/;

test('only what is lit, bought or earned is amber', () => {
  const amberFiles = [...readTree()]
    .filter(([file, source]) => /^(src|design-system)\/.*\.(css\.)?ts$/.test(file) && amber.test(source))
    .map(([file]) => file)
    .filter((file) => !isOfDevelopers(file));
  expect(amberFiles.toSorted()).toEqual(Object.keys(allowed));
});
