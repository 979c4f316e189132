import { useEffect, useRef } from 'react';
import { Banner, Button, Stack } from '#design-system/index.ts';

interface EmailSentProps {
  readonly text: { readonly sentTitle: string; readonly sent: string; readonly again: string };
  /** The first field of the form, which gets the focus when the form is back. */
  readonly fieldId: string;
  readonly onAgain: () => void;
}

/** Stands where the form stood that asked for an email. It takes the focus over, and gives it back with the form. */
export function EmailSent({ text, fieldId, onAgain }: EmailSentProps) {
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    again.current?.focus();
    return () => document.getElementById(fieldId)?.focus();
  }, [fieldId]);
  return (
    <Stack gap="m" align="start">
      <Banner tone="positive" title={text.sentTitle}>
        {text.sent}
      </Banner>
      <Button tone="quiet" size="s" ref={again} onClick={onAgain}>
        {text.again}
      </Button>
    </Stack>
  );
}
