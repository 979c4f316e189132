import { useState, type ChangeEvent } from 'react';
import { Button, Inline, InlineMessage, Stack, Text } from '#design-system/index.ts';
import { useInApp } from '#src/actors/bridge/use-in-app.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { FrameChoice } from './frame-choice.tsx';
import { profileText } from './text.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { useAvatarFromApp, useAvatarUpload } from './use-avatar-upload.ts';
import { useChangeProfile, type UserInfo } from './use-change-profile.ts';

const text = profileText.avatar;
const mostBytes = 8 * 1024 * 1024;
const fileId = 'profile-picture';

/** The face in one of eight frames, with a picture of one's own or the one that stands for none. */
export function AvatarSetting({ info }: { info: UserInfo }) {
  const isOnline = useOnline();
  const change = useChangeProfile();
  const wear = (avatarUrl: string) => change.mutate({ avatarUrl });
  const upload = useAvatarUpload(wear);
  const inApp = useInApp();
  const fromApp = useAvatarFromApp(wear);
  const [isTooLarge, setTooLarge] = useState(false);
  const error = upload.error ?? fromApp.error ?? change.error;
  const isUploading = upload.isPending || fromApp.isPending;
  const isBusy = isUploading || change.isPending;

  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    // The same file may be chosen again: a browser reports only a change.
    target.value = '';
    setTooLarge(file.size > mostBytes);
    if (file.size <= mostBytes) upload.mutate(file);
  };
  return (
    <TitledSection title={text.title}>
      <Stack gap="m">
        <FrameChoice
          info={info}
          disabled={!isOnline || isBusy}
          onChange={(avatarStyle) => change.mutate({ avatarStyle })}
        />
        <Inline gap="s" wrap>
          <input
            hidden
            id={fileId}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label={text.upload}
            onChange={pick}
          />
          <Button
            tone="outline"
            size="s"
            loading={isBusy}
            disabled={!isOnline}
            onClick={() => (inApp ? fromApp.mutate() : document.getElementById(fileId)?.click())}
          >
            {text.upload}
          </Button>
          {info.avatarUrl !== null && (
            <Button
              tone="quiet"
              size="s"
              disabled={!isOnline || isBusy}
              onClick={() => change.mutate({ avatarUrl: null })}
            >
              {text.remove}
            </Button>
          )}
        </Inline>
        <Text size="small" tone="muted">
          {isUploading ? text.uploading : text.hint}
        </Text>
        {isTooLarge && <InlineMessage tone="critical">{text.tooLarge}</InlineMessage>}
        {error && <InlineMessage tone="critical">{error.message}</InlineMessage>}
      </Stack>
    </TitledSection>
  );
}
