import type { RightButton } from '#bridge-sdk/src/index.ts';
import { href } from '../../routing/href.ts';
import type { Route } from '../../routing/route.ts';
import { matchRoute } from '../../routing/route-match.ts';

/** What stands at the right of an app's title bar, and where it leads. */
export interface BarButton extends RightButton {
  readonly href: string;
}

type Make = (count: number) => BarButton;

const search: Make = () => ({ type: 2, visible: true, icons: ['search'], href: href('/home/search') });
const cart: Make = (count) => ({ type: 1, visible: true, count, icons: ['cart'], href: href('/shopping-cart') });
/** Where the shopper looks after something else, a dot says enough. */
const quietCart: Make = (count) => ({
  type: 1,
  visible: true,
  dot: count > 0,
  icons: ['cart'],
  href: href('/shopping-cart'),
});

/** By what the row of the page says. On the way to the till nothing leads away from it. */
const bars: Readonly<Record<NonNullable<Route['appBar']>, readonly Make[]>> = {
  cart: [cart],
  'quiet-cart': [quietCart],
  none: [],
};

/** The buttons of a page, left to right, for a cart of so many pieces. */
export function rightButtonsOf(path: string, count: number): readonly BarButton[] {
  const { appBar } = matchRoute(path).route;
  const buttons = appBar === undefined ? [search, cart] : bars[appBar];
  return buttons.map((make) => make(count));
}
