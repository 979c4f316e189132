import type { RightButton } from '#bridge-sdk/src/index.ts';

/** What stands at the right of an app's title bar, and where it leads. */
export interface BarButton extends RightButton {
  readonly href: string;
}

type Make = (count: number) => BarButton;

const search: Make = () => ({ type: 2, visible: true, icons: ['search'], href: '/home/search' });
const cart: Make = (count) => ({ type: 1, visible: true, count, icons: ['cart'], href: '/shopping-cart' });
/** Where the shopper looks after something else, a dot says enough. */
const quietCart: Make = (count) => ({
  type: 1,
  visible: true,
  dot: count > 0,
  icons: ['cart'],
  href: '/shopping-cart',
});

/** First match wins. On the way to the till nothing leads away from it. */
const bars: readonly (readonly [pages: RegExp, buttons: readonly Make[]])[] = [
  [/^\/(shopping-cart|order\/(checkout|payment(\/card)?|completed)|payment\/.*|account\/(login|signUp))$/, []],
  [/^\/home\/search$/, [cart]],
  [/^\/(account|order|support|coin|coupon|faq)\//, [quietCart]],
  [/./, [search, cart]],
];

/** The buttons of a page, left to right, for a cart of so many pieces. */
export function rightButtonsOf(path: string, count: number): readonly BarButton[] {
  const [, makes = []] = bars.find(([pages]) => pages.test(path)) ?? [];
  return makes.map((make) => make(count));
}
