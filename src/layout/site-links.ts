import type { Site } from '#rules/markets.ts';
import { href } from '../routing/href.ts';
import { layoutText } from '../text/layout.ts';

const { navigation, footer } = layoutText;

/** The links of the bar on top. */
export const mainLinks = [
  { href: href('/home/search', { sort: 'BEST' }), label: navigation.all },
  { href: href('/home/search', { sort: 'NEW' }), label: navigation.newest },
  { href: href('/collections'), label: navigation.collections },
  { href: href('/prom/activity-list'), label: navigation.on },
  { href: href('/support'), label: navigation.support },
];

/** The columns of links at the end of every page. In the EU a contract can be withdrawn from there. */
export const footerColumns = (site: Site) => [
  {
    title: footer.shop.title,
    links: [
      ...mainLinks.slice(0, -1),
      { href: href('/coupon/center'), label: footer.shop.coupons },
      { href: href('/coin/center'), label: footer.shop.coins },
      { href: href('/home/share'), label: footer.shop.invite },
    ],
  },
  {
    title: footer.help.title,
    links: [
      ...mainLinks.slice(-1),
      { href: href('/account/my-center'), label: layoutText.account },
      { href: href('/order/list'), label: footer.help.orders },
      { href: href('/support/shipping-policy'), label: footer.help.shipping },
      { href: href('/support/return-policy'), label: footer.help.returns },
      ...(site === 'EU' ? [{ href: href('/order/revoke'), label: footer.help.withdraw }] : []),
    ],
  },
  {
    title: footer.company.title,
    links: [
      { href: href('/support/policy'), label: footer.company.policies },
      { href: href('/order/unsubscribe'), label: footer.company.emails },
      { href: href('/support/consultation-center'), label: footer.company.contact },
    ],
  },
];
