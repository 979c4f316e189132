import { Bone, Heading, Inline, Stack, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { layoutText } from '#src/text/layout.ts';
import { MemberAvatar } from '#src/widgets/member-avatar.tsx';
import { centerText as text } from './text.ts';

/** Whose page this is, in little space: the order comes first. */
export function CenterHead({ info }: { info: components['schemas']['UserInfo'] }) {
  return (
    <Inline gap="s">
      <MemberAvatar face={info} size="m" />
      <Stack gap="none">
        <Heading level={1} look={4} id="center-title" tabIndex={-1}>
          {text.hello(info.nickname)}
        </Heading>
        <Text size="small" tone="muted">
          {info.email}
        </Text>
      </Stack>
    </Inline>
  );
}

export function CenterHeadSkeleton() {
  return (
    <Stack loadingLabel={layoutText.loading}>
      <Bone shape="title" />
    </Stack>
  );
}
