import {
  Heading,
  IconBulb,
  IconCard,
  IconEye,
  IconHeart,
  IconLock,
  IconMail,
  IconShield,
  IconUser,
  MenuList,
  SideNav,
  Stack,
  Text,
} from '#design-system/index.ts';
import { classNames } from '#design-system/foundations/class-names.ts';
import { store } from '#src/storage/browser-store.ts';
import { stored } from '#src/storage/keys.ts';
import { LateOtherPlaces } from '#src/widgets/account-area/account-area.tsx';
import { LogOut } from '#src/widgets/log-out.tsx';
import * as pageStyles from '#src/widgets/page.css.ts';
import { useText } from '#src/widgets/use-text.ts';
import { profileText } from './text.ts';
import * as styles from './profile.css.ts';
import { SeenByOthers } from './seen-by-others.tsx';
import type { UserInfo } from './use-change-profile.ts';
import { partHref, profileParts, type ProfilePart } from './profile-parts.ts';

const icons: Readonly<Record<ProfilePart, React.ReactNode>> = {
  details: <IconUser />,
  favourites: <IconHeart />,
  password: <IconLock />,
  devices: <IconShield />,
  cards: <IconCard />,
  preferences: <IconBulb />,
  emails: <IconMail />,
  privacy: <IconEye />,
};

/** The parts of the profile: rows that lead to them on a phone, beside the open one on a wide screen. */
export function PartList({ open, info }: { open: ProfilePart | undefined; info: UserInfo }) {
  const text = useText(profileText);
  const items = profileParts.map((part) => ({ href: partHref(part), icon: icons[part], ...text.parts[part] }));
  return (
    <Stack gap="l" className={classNames(open !== undefined && styles.behind)}>
      <Stack gap="xxs">
        <Heading level={open === undefined ? 1 : 2} look={1} tabIndex={-1}>
          {text.title}
        </Heading>
        <div className={pageStyles.narrowOnly}>
          <Text tone="muted">{text.lead}</Text>
        </div>
      </Stack>
      <SeenByOthers info={info} />
      <SideNav label={text.partsLabel} items={items} current={partHref(open ?? 'details')} />
      <div className={pageStyles.narrowOnly}>
        <MenuList label={text.partsLabel} items={items} />
      </div>
      <Stack gap="l" align="start">
        <LogOut />
        <Text size="small" tone="muted">
          {text.version(store.read(stored.appVersion))}
        </Text>
      </Stack>
      <div className={pageStyles.narrowOnly}>
        <LateOtherPlaces />
      </div>
    </Stack>
  );
}
