import {
  IconBolt,
  IconCard,
  IconChat,
  IconInfo,
  IconMail,
  IconPin,
  IconReturn,
  IconStar,
  IconTicket,
  MenuList,
  Panel,
  SectionHeader,
} from '#design-system/index.ts';
import { centerText } from '#src/text/my-center.ts';

const text = centerText.toolList;

const tools = [
  { href: '/account/address-list', label: text.addresses, note: text.addressesNote, icon: <IconPin /> },
  { href: '/account/su-center', label: text.savvy, icon: <IconBolt /> },
  { href: '/coin/center', label: text.coins, icon: <IconStar /> },
  { href: '/coupon/center', label: text.coupons, icon: <IconTicket /> },
  { href: '/faq/my-space', label: text.questions, icon: <IconChat /> },
  { href: '/order/rma', label: text.returns, icon: <IconReturn /> },
  { href: '/order/bill', label: text.invoices, icon: <IconCard /> },
  { href: '/order/unsubscribe', label: text.mails, icon: <IconMail /> },
  { href: '/support', label: text.support, icon: <IconInfo /> },
];

export function Tools() {
  return (
    <Panel as="section" aria-labelledby="center-tools">
      <SectionHeader id="center-tools" look={4} title={centerText.tools} />
      <MenuList label={centerText.tools} items={tools} />
    </Panel>
  );
}
