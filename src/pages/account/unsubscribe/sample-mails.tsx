import { Heading, Stack, Text } from '#design-system/index.ts';
import type { MailPreferences } from '#src/widgets/mail-topics/use-mail-choices.ts';
import * as styles from './sample-mails.css.ts';

type Topic = MailPreferences['topics'][number];

const title = 'What these emails say';

/** A mail of each kind: its subject and its first line. */
const samples: Readonly<Record<Topic['topic'], readonly [subject: string, line: string]>> = {
  ORDER_UPDATES: ['Your order is on its way', 'It arrives on Tuesday.'],
  STOCK_ALERTS: ['Dome table lamp is back', 'You asked us to tell you. This is our only email about it.'],
  REWARDS: ['60 coins expire this month', 'You can still use them on an order.'],
  COMMUNITY: ['2 comments on your answer', '“Does it work with a wall dimmer?”'],
  NEWS: ['Three lamps for long evenings', 'What is new, and what costs less until Sunday.'],
};

interface SampleMailsProps {
  /** What somebody has chosen; mails of all kinds without it. */
  readonly topics?: readonly Pick<Topic, 'topic' | 'state'>[];
}

/** What comes, as it stands in a mailbox. */
export function SampleMails({ topics }: SampleMailsProps) {
  const shown = topics?.filter(({ state }) => state === 'ON').map(({ topic }) => samples[topic]);
  return (
    <section className={styles.root} aria-labelledby="samples">
      <Stack gap="m">
        <Heading level={2} look={4} id="samples">
          {title}
        </Heading>
        <ul className={styles.mails}>
          {(shown ?? Object.values(samples)).map(([subject, line]) => (
            <li key={subject} className={styles.mail}>
              <Text weight="medium">{subject}</Text>
              <Text size="small">{line}</Text>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
