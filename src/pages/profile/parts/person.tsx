import { useState, type FormEvent } from 'react';
import { Button, InlineMessage, Stack, TextField } from '#design-system/index.ts';
import { useOnline } from '#src/actors/use-online.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { profileText } from '#src/text/profile.ts';
import { TitledPanel } from '#src/widgets/titled-panel.tsx';
import { useChangeProfile, type UserInfo } from './use-change-profile.ts';

const text = profileText.person;
const nicknameId = 'profile-nickname';

/** Name and birthday; the e-mail is what the account is known by and stays. */
export function Person({ info }: { info: UserInfo }) {
  const isOnline = useOnline();
  const change = useChangeProfile();
  const [nickname, setNickname] = useState(info.nickname);
  const [birthday, setBirthday] = useState(info.birthday ?? '');
  const name = nickname.trim();
  const isChanged = name !== info.nickname || birthday !== (info.birthday ?? '');
  const complaint = (path: string) =>
    change.error instanceof ShopApiError ? change.error.fieldMessage(path) : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(
      { nickname: name, birthday: birthday === '' ? null : birthday },
      { onError: () => document.getElementById(nicknameId)?.focus() },
    );
  };
  return (
    <TitledPanel title={text.title}>
      <form onSubmit={submit}>
        <Stack gap="m">
          {change.error && complaint('nickname') === undefined && complaint('birthday') === undefined && (
            <InlineMessage tone="critical">
              {profileText.failed}: {change.error.message}
            </InlineMessage>
          )}
          <TextField label={text.email} type="email" value={info.email} readOnly autoComplete="email" />
          <TextField
            id={nicknameId}
            label={text.nickname}
            hint={text.nicknameHint}
            value={nickname}
            error={complaint('nickname')}
            autoComplete="nickname"
            minLength={2}
            maxLength={30}
            required
            onChange={(event) => setNickname(event.target.value)}
          />
          <TextField
            label={text.birthday}
            optionalText={text.optional}
            type="date"
            value={birthday}
            error={complaint('birthday')}
            autoComplete="bday"
            min="1900-01-01"
            onChange={(event) => setBirthday(event.target.value)}
          />
          <Button type="submit" tone="solid" loading={change.isPending} disabled={!isOnline || !isChanged}>
            {profileText.save}
          </Button>
        </Stack>
      </form>
    </TitledPanel>
  );
}
