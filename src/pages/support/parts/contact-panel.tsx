import { Button, Heading, Inline, Link, SpecList } from '#design-system/index.ts';
import { deadlineText } from '#rules/market-dates.ts';
import { useSite } from '#src/actors/use-actors.ts';
import type { SupportContact } from './help-queries.ts';
import { robotHref, writeHref } from './help-address.ts';
import { helpText } from './help-text.ts';
import * as styles from './help.css.ts';

const { contact: text } = helpText;

interface ContactPanelProps {
  readonly contact: SupportContact;
  /** The light that it is about. */
  readonly model?: string | undefined;
  readonly title?: string | undefined;
}

/** The help robot, which answers at once, and how a person of the shop is reached and until when they answer. */
export function ContactPanel({ contact, model, title = text.title }: ContactPanelProps) {
  const site = useSite();
  const { hours, isOpen, answerTime, email } = contact;
  return (
    <section className={styles.contact} aria-labelledby="contact">
      <Heading level={2} look={3} id="contact">
        {title}
      </Heading>
      <SpecList
        items={[
          { name: text.hours, value: isOpen ? `${hours} (${text.open})` : hours },
          { name: text.answer, value: deadlineText(answerTime, site) },
        ]}
      />
      <Inline gap="m" wrap>
        <Button asChild>
          <Link href={robotHref(model)} tone="plain">
            {text.robot}
          </Link>
        </Button>
        <Button asChild tone="outline">
          <Link href={writeHref(model)} tone="plain">
            {text.action}
          </Link>
        </Button>
        <Link href={`mailto:${email}`}>{email}</Link>
      </Inline>
    </section>
  );
}
