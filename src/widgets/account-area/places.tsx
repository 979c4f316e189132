import {
  IconBolt,
  IconBox,
  IconCard,
  IconChat,
  IconGrid,
  IconInfo,
  IconMail,
  IconPin,
  IconReturn,
  IconShare,
  IconStar,
  IconTicket,
  IconUser,
  MenuList,
  Panel,
  SectionHeader,
  SideNav,
} from '#design-system/index.ts';
import { accountPlacesText as text } from '#src/text/account-places.ts';
import { href } from '#src/routing/href.ts';

const center = { href: href('/account/my-center'), label: text.center, icon: <IconGrid /> };
const orders = { href: href('/order/list'), label: text.orders, icon: <IconBox /> };
const addresses = {
  href: href('/account/address-list'),
  label: text.addresses,
  note: text.addressesNote,
  icon: <IconPin />,
};
const profile = { href: href('/profile'), label: text.profile, icon: <IconUser /> };
const tools = [
  { href: href('/order/bill'), label: text.invoices, icon: <IconCard /> },
  { href: href('/order/rma'), label: text.returns, icon: <IconReturn /> },
  { href: href('/coupon/center'), label: text.coupons, icon: <IconTicket /> },
  { href: href('/coin/center'), label: text.coins, icon: <IconStar /> },
  { href: href('/account/su-center'), label: text.savvy, icon: <IconBolt /> },
  { href: href('/faq/my-space'), label: text.questions, icon: <IconChat /> },
  { href: href('/order/unsubscribe'), label: text.mails, icon: <IconMail /> },
  { href: href('/home/share'), label: text.share, icon: <IconShare /> },
  { href: href('/support'), label: text.support, icon: <IconInfo /> },
];

/** Every place of the account, beside the one that is open. */
export function AccountNav({ current }: { current: string }) {
  return <SideNav label={text.nav} items={[center, orders, addresses, profile, ...tools]} current={current} />;
}

/** What the overview does not show itself. */
export function Tools() {
  return (
    <Panel as="section" aria-labelledby="center-tools">
      <SectionHeader id="center-tools" look={4} title={text.tools} />
      <MenuList label={text.tools} items={[addresses, profile, ...tools]} />
    </Panel>
  );
}

/** The way on from the profile. */
export function OtherPlaces() {
  return (
    <Panel>
      <MenuList label={text.others} items={[center, orders, addresses]} />
    </Panel>
  );
}
