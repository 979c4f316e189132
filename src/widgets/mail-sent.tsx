import { Banner, Button, Stack } from '#design-system/index.ts';

interface MailSentProps {
  readonly text: { readonly sentTitle: string; readonly sent: string; readonly again: string };
  readonly onAgain: () => void;
}

/** Stands in place of a form that asked for an e-mail, the same whether the address is known or not. */
export function MailSent({ text, onAgain }: MailSentProps) {
  return (
    <Stack gap="m" align="start">
      <Banner tone="positive" title={text.sentTitle}>
        {text.sent}
      </Banner>
      <Button tone="quiet" size="s" onClick={onAgain}>
        {text.again}
      </Button>
    </Stack>
  );
}
