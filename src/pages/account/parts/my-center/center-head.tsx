import { Badge, Button, Heading, Inline, Link, Panel, Progress, Shortcuts, Stack, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { centerText as text } from '../../text/my-center.ts';
import { GuestAvatar, MemberAvatar } from '#src/widgets/member-avatar.tsx';
import { href } from '#src/routing/href.ts';

type UserInfo = components['schemas']['UserInfo'];
type SuInfo = components['schemas']['SuInfo'];

/** Who is here, how far on the way to the next level, and what they own. */
export function CenterHead({ info, savvy }: { info: UserInfo; savvy: SuInfo | undefined }) {
  // The programme begins with its first level.
  const hasLevel = savvy !== undefined && savvy.level > 0;
  return (
    <Panel as="section" aria-labelledby="center-title">
      <Stack gap="l">
        <Inline gap="m">
          <MemberAvatar face={info} size="l" />
          <Stack gap="xxs">
            <Inline gap="s" wrap>
              <Heading level={1} look={2} id="center-title" tabIndex={-1}>
                {text.hello(info.nickname)}
              </Heading>
              {hasLevel && <Badge tone="brand">{text.level(savvy.levelName)}</Badge>}
            </Inline>
            <Text size="small" tone="muted">
              {info.email}
            </Text>
          </Stack>
        </Inline>
        {hasLevel && <LevelProgress savvy={savvy} />}
        <Assets coins={String(info.coinBalance)} coupons={String(info.couponCount)} />
      </Stack>
    </Panel>
  );
}

function LevelProgress({ savvy: { points, nextLevelPoints } }: { savvy: SuInfo }) {
  return (
    <Stack gap="xxs">
      <Progress label={text.pointsLabel} value={points} max={nextLevelPoints ?? points} />
      <Text size="small" tone="muted">
        {nextLevelPoints === null ? text.topLevel(points) : text.points(points, nextLevelPoints)}
      </Text>
    </Stack>
  );
}

/** The same place before the log-in: nothing is known, everything is shown. */
export function GuestHead({ logIn, register: register }: { logIn: string; register: string }) {
  return (
    <Panel as="section" aria-labelledby="center-title">
      <Stack gap="l">
        <Inline gap="m" justify="between" wrap>
          <Inline gap="m">
            <GuestAvatar name={text.guestTitle} size="l" />
            <Stack gap="xxs">
              <Heading level={1} look={2} id="center-title" tabIndex={-1}>
                {text.guestTitle}
              </Heading>
              <Text tone="muted">{text.guestLead}</Text>
            </Stack>
          </Inline>
          <Inline gap="s" wrap>
            <Button asChild tone="brand">
              <Link href={logIn} tone="plain">
                {text.logIn}
              </Link>
            </Button>
            <Button asChild tone="outline">
              <Link href={register} tone="plain">
                {text.register}
              </Link>
            </Button>
          </Inline>
        </Inline>
        <Assets coins={text.unknown} coupons={text.unknown} />
      </Stack>
    </Panel>
  );
}

function Assets({ coins, coupons }: { coins: string; coupons: string }) {
  return (
    <Shortcuts
      label={text.assetsLabel}
      items={[
        { href: href('/coin/center'), label: text.assets.coins, figure: coins },
        { href: href('/coupon/list'), label: text.assets.coupons, figure: coupons },
        { href: href('/prom/prize-list'), label: text.assets.prizes, figure: text.unknown },
      ]}
    />
  );
}
