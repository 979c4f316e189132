import { IconBox, IconMail, IconPin, IconShare, IconUser, MenuList, Panel } from '#design-system/index.ts';
import { profileText } from '#src/text/profile.ts';

const text = profileText.links;

const links = [
  { href: '/account/my-center', label: text.center, icon: <IconUser /> },
  { href: '/order/list', label: text.orders, icon: <IconBox /> },
  { href: '/account/address-list', label: text.addresses, icon: <IconPin /> },
  { href: '/home/share', label: text.share, icon: <IconShare /> },
  { href: '/order/unsubscribe', label: text.mails, icon: <IconMail /> },
];

export function ProfileLinks() {
  return (
    <Panel>
      <MenuList label={text.title} items={links} />
    </Panel>
  );
}
