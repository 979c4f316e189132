import { Button, Form, TextField } from '#design-system/index.ts';
import { cleanText } from '#rules/clean-text.ts';
import { isSame } from '#src/forms/paths.ts';
import { useForm } from '#src/forms/use-form.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { profileText } from './text.ts';
import { useChangeProfile, type UserInfo } from './use-change-profile.ts';

const text = profileText.person;
const ids = { nickname: 'profile-nickname', birthday: 'profile-birthday' };

/** Name and birthday. The part that they open has a heading; a second one would say the same. */
export function Person({ info }: { info: UserInfo }) {
  const isOnline = useOnline();
  const change = useChangeProfile();
  const saved = { nickname: info.nickname, birthday: info.birthday ?? '' };
  const form = useForm({
    ids,
    initial: saved,
    send: ({ nickname, birthday }) =>
      change.mutateAsync({ nickname: cleanText('line', nickname), birthday: birthday === '' ? null : birthday }),
  });
  const { nickname, birthday } = form.values;
  const isChanged = !isSame({ nickname: cleanText('line', nickname), birthday }, saved);

  return (
    <section aria-label={text.title}>
      <Form errorTitle={profileText.failed} {...form.bind}>
        <TextField
          {...form.text('nickname')}
          label={text.nickname}
          hint={text.nicknameHint}
          autoComplete="nickname"
          maxLength={30}
          required
        />
        <TextField
          {...form.text('birthday')}
          label={text.birthday}
          optionalText={text.optional}
          type="date"
          autoComplete="bday"
          min="1900-01-01"
        />
        <Button type="submit" tone="solid" loading={form.isSending} disabled={!isOnline || !isChanged}>
          {profileText.save}
        </Button>
      </Form>
    </section>
  );
}
