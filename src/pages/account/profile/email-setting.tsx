import { useState } from 'react';
import { Button, Stack } from '#design-system/index.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { latePart } from '#src/widgets/late-part.tsx';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { profileText } from './text.ts';
import type { UserInfo } from './use-change-profile.ts';
import { useEmailProof } from './use-email-proof.ts';

const text = profileText.email;
const EmailChange = latePart(() => import('./email-change.tsx').then((part) => part.EmailChange));

const ConfirmEmail = latePart(() => import('#src/widgets/confirm-email.tsx').then((part) => part.ConfirmEmailBanner));

/** What one logs in with, how it is proved, and the way to another one. */
export function EmailSetting({ info: { email, emailProved } }: { info: UserInfo }) {
  const failure = useEmailProof();
  const isOnline = useOnline();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <TitledSection title={text.title} lead={text.lead(email)}>
      <Stack gap="m">
        {!emailProved && <ConfirmEmail note={failure} />}
        {isOpen ? (
          <EmailChange onClose={close} />
        ) : (
          <div>
            <Button tone="outline" disabled={!isOnline} onClick={() => setOpen(true)}>
              {text.change}
            </Button>
          </div>
        )}
      </Stack>
    </TitledSection>
  );
}
