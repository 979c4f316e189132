import { useState } from 'react';
import { Button } from '#design-system/index.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { latePart } from '#src/widgets/late-part.tsx';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { profileText } from './text.ts';

const text = profileText.email;
const EmailChange = latePart(() => import('./email-change.tsx').then((part) => part.EmailChange));

/** What one logs in with, and the way to another one. */
export function EmailSetting({ email }: { email: string }) {
  const isOnline = useOnline();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <TitledSection title={text.title} lead={text.lead(email)}>
      {isOpen ? (
        <EmailChange onClose={close} />
      ) : (
        <div>
          <Button tone="outline" disabled={!isOnline} onClick={() => setOpen(true)}>
            {text.change}
          </Button>
        </div>
      )}
    </TitledSection>
  );
}
