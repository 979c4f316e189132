import {
  IconBolt,
  IconBox,
  IconBulb,
  IconCard,
  IconChat,
  IconGrid,
  IconHeart,
  IconInfo,
  IconMail,
  IconPin,
  IconReturn,
  IconShare,
  IconStar,
  IconTicket,
  IconUser,
  MenuList,
  type MenuItem,
  SectionHeader,
  SideNav,
} from '#design-system/index.ts';
import { spelled } from '#rules/by-site.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { accountPlacesText as text } from '#src/text/account-places.ts';
import { href } from '#src/routing/href.ts';
import { stored } from '#src/storage/keys.ts';
import { storedHook } from '#src/storage/stored-hook.ts';

const center = { href: href('/account/my-center'), label: text.center, icon: <IconGrid /> };
const orders = { href: href('/order/list'), label: text.orders, icon: <IconBox /> };
const addresses = {
  href: href('/account/address-list'),
  label: text.addresses,
  note: text.addressesNote,
  icon: <IconPin />,
};
const profile = { href: href('/profile'), label: text.profile, icon: <IconUser /> };
const favourites = {
  href: href('/profile', { part: 'favourites' }),
  label: text.favourites,
  icon: <IconHeart />,
};
const invoices = { href: href('/order/bill'), label: text.invoices, icon: <IconCard /> };
const returns = { href: href('/order/rma'), label: text.returns, icon: <IconReturn /> };
const wallet = { href: href('/coupon/list'), label: text.wallet, icon: <IconTicket /> };
const coupons = { href: href('/coupon/center'), label: text.coupons, icon: <IconTicket /> };
const coins = { href: href('/coin/center'), label: text.coins, icon: <IconStar /> };
const prizes = { href: href('/prom/prize-list'), label: text.prizes, icon: <IconBulb /> };
const savvy = { href: href('/account/su-center'), label: text.savvy, icon: <IconBolt /> };
const questions = { href: href('/faq/list'), label: text.questions, icon: <IconChat /> };
const ownQuestions = { href: href('/faq/my-space'), label: text.ownQuestions, icon: <IconChat /> };
const messages = {
  href: href('/support/consultation-center', { tab: 'tickets' }),
  label: text.messages,
  icon: <IconChat />,
};
const mails = { href: href('/order/unsubscribe'), label: text.mails, icon: <IconMail /> };
const share = { href: href('/home/share'), label: text.share, icon: <IconShare /> };
const support = { href: href('/support'), label: text.support, icon: <IconInfo /> };

const all = [
  center,
  orders,
  addresses,
  profile,
  favourites,
  invoices,
  returns,
  wallet,
  prizes,
  coins,
  savvy,
  ownQuestions,
  messages,
  mails,
  share,
  support,
];

/** Every place of the account, beside the one that is open. */
export function AccountNav({ current }: { current: string }) {
  return <SideNav label={text.nav} items={usePlaces(all)} current={current} />;
}

/** What the overview does not show itself. */
export function AccountTools() {
  return (
    <Places
      id="center-account"
      title={text.account}
      items={[addresses, profile, favourites, invoices, returns, ownQuestions, mails]}
    />
  );
}

export function Help() {
  return <Places id="center-help" title={text.help} items={[support, messages, questions, share]} />;
}

/** Help for a guest, and what an account would have. */
export function GuestHelp() {
  return <Places id="center-help" title={text.help} items={[support, coupons, coins, savvy, share]} />;
}

function Places({ id, title, items }: { id: string; title: string; items: readonly MenuItem[] }) {
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} look={4} title={title} />
      <MenuList label={title} items={usePlaces(items)} />
    </section>
  );
}

const useAppNotices = storedHook(stored.notifyFromApp);
const newFromApp = { shown: text.newFromApp, spoken: text.newFromAppSpoken };

/** The places as the market spells them, with those marked about which the app has notified since they were open. */
function usePlaces(items: readonly MenuItem[]): (MenuItem & { readonly count?: string })[] {
  const site = useSite();
  const notices = useAppNotices();
  return items.map((item) => ({
    ...item,
    label: spelled(item.label, site),
    ...(item.href.replace(/\?.*/, '') in notices && { figure: newFromApp, count: text.newFromApp }),
  }));
}

/** The way on from the profile. */
export function OtherPlaces() {
  return <MenuList label={text.others} items={[center, orders, addresses]} />;
}
