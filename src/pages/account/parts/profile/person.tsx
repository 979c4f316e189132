import { useState } from 'react';
import { Button, Form, TextField } from '#design-system/index.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { profileText } from '#src/text/profile.ts';
import { TitledPanel } from '#src/widgets/titled-panel.tsx';
import { formErrorsOf, problemAt } from './form-errors.ts';
import { useChangeProfile, type UserInfo } from './use-change-profile.ts';

const text = profileText.person;
const ids = { nickname: 'profile-nickname', birthday: 'profile-birthday' } as const;

/** Name and birthday; the e-mail is what the account is known by and stays. */
export function Person({ info }: { info: UserInfo }) {
  const isOnline = useOnline();
  const change = useChangeProfile();
  const [nickname, setNickname] = useState(info.nickname);
  const [birthday, setBirthday] = useState(info.birthday ?? '');
  const name = nickname.trim();
  const isChanged = name !== info.nickname || birthday !== (info.birthday ?? '');

  return (
    <TitledPanel title={text.title}>
      <Form
        errorTitle={profileText.failed}
        errors={formErrorsOf(change.error, ids)}
        onSubmit={() => change.mutate({ nickname: name, birthday: birthday === '' ? null : birthday })}
      >
        <TextField label={text.email} type="email" value={info.email} readOnly autoComplete="email" />
        <TextField
          id={ids.nickname}
          label={text.nickname}
          hint={text.nicknameHint}
          value={nickname}
          error={problemAt(change.error, 'nickname')}
          autoComplete="nickname"
          maxLength={30}
          required
          onChange={(event) => setNickname(event.target.value)}
        />
        <TextField
          id={ids.birthday}
          label={text.birthday}
          optionalText={text.optional}
          type="date"
          value={birthday}
          error={problemAt(change.error, 'birthday')}
          autoComplete="bday"
          min="1900-01-01"
          onChange={(event) => setBirthday(event.target.value)}
        />
        <Button type="submit" tone="solid" loading={change.isPending} disabled={!isOnline || !isChanged}>
          {profileText.save}
        </Button>
      </Form>
    </TitledPanel>
  );
}
