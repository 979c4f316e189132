import type { ReactNode } from 'react';
import { errors } from '#openapi/errors.ts';
import { Banner, Stack } from '#design-system/index.ts';
import { plainText } from '#src/text/plain-pages.ts';

interface PlainFormProps {
  /** The operation that takes the form and leads back to this page. */
  readonly action: string;
  /** What came of it, as the address says: "done", or the code of an error. */
  readonly sent: string | null;
  readonly done: { readonly title?: string; readonly text: string };
  readonly children: ReactNode;
}

/** The table speaks of marked fields, and here are none. */
const messageOf = (code: string) =>
  code === 'BAD_REQUEST' ? plainText.invalid : Object.entries(errors).find(([name]) => name === code)?.[1].message;

/** A form that a browser sends by itself. */
export function PlainForm({ action, sent, done, children }: PlainFormProps) {
  const refusal = sent === null ? undefined : messageOf(sent);
  return (
    <form method="post" action={action}>
      <Stack gap="m">
        {sent === 'done' && (
          <Banner tone="positive" title={done.title}>
            {done.text}
          </Banner>
        )}
        {refusal !== undefined && (
          <Banner tone="critical" title={plainText.refused}>
            {refusal}
          </Banner>
        )}
        {children}
      </Stack>
    </form>
  );
}
