import { Heading, Stack, Text } from '#design-system/index.ts';
import * as styles from './sample-mails.css.ts';

const title = 'What such mails say';

/** A mail of each kind, in the order of the kinds: its subject and its first line. */
const samples = [
  ['Your order is on its way', 'It arrives on Tuesday.'],
  ['Dome table lamp is back', 'You asked us to tell you: one mail, and no more.'],
  ['60 coins run out this month', 'They still take something off an order.'],
  ['2 comments on your answer', '“Does it work with a wall dimmer?”'],
  ['Three lamps for long evenings', 'What is new, and what costs less until Sunday.'],
] as const;

/** What comes, as it stands in a mailbox. */
export function SampleMails() {
  return (
    <section className={styles.root} aria-labelledby="samples">
      <Stack gap="m">
        <Heading level={2} look={4} id="samples">
          {title}
        </Heading>
        <ul className={styles.mails}>
          {samples.map(([subject, line]) => (
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
