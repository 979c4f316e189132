import { Panel, Stack, Text } from '#design-system/index.ts';
import { MemberAvatar } from '#src/widgets/member-avatar.tsx';
import * as styles from './profile.css.ts';
import { profileText } from './text.ts';
import type { UserInfo } from './use-change-profile.ts';

/** The member as others meet them, under a review or a question. */
export function SeenByOthers({ info }: { info: UserInfo }) {
  return (
    <Panel className={styles.seen}>
      <MemberAvatar face={info} size="l" />
      <Stack gap="xxs">
        <Text size="h4" as="p">
          {info.nickname}
        </Text>
        <Text size="small">{profileText.seen}</Text>
      </Stack>
    </Panel>
  );
}
