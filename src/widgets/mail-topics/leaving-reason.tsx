import { useState } from 'react';
import { InlineMessage, Select } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { mailPreferencesText } from '#src/text/mail-preferences.ts';

type Reason = NonNullable<components['schemas']['MailPreferencesChange']['reasonCode']>;

const text = mailPreferencesText.reason;
const reasons: readonly Reason[] = ['TOO_MANY', 'NOT_RELEVANT', 'NEVER_ASKED', 'OTHER'];

/** Asks somebody who left why; nothing depends on the answer. */
export function LeavingReason({ onReason: onReason }: { onReason: (reason: Reason) => void }) {
  const [answer, setAnswer] = useState<Reason>();
  const choose = (value: string) => {
    const reason = reasons.find((each) => each === value);
    setAnswer(reason);
    if (reason !== undefined) onReason(reason);
  };
  return (
    <>
      <Select
        label={text.label}
        optionalText={text.optional}
        placeholder={text.choose}
        options={reasons.map((value) => ({ value, label: text.options[value] }))}
        value={answer ?? ''}
        onChange={(event) => choose(event.target.value)}
      />
      {answer !== undefined && <InlineMessage tone="positive">{text.thanks}</InlineMessage>}
    </>
  );
}
