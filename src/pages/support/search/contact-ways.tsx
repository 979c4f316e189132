import { Button, Heading, Link } from '#design-system/index.ts';
import { href } from '#src/routing/href.ts';
import * as styles from './search.css.ts';
import { helpSearchText } from './text.ts';

const { contact: text } = helpSearchText;

const contact = (tab: 'assistant' | 'new'): string => href('/support/consultation-center', { tab });

/** The ways on for whom no answer was found: a robot at once, and a person. */
export function ContactButtons() {
  return (
    <div className={styles.ways}>
      <Button asChild>
        <Link href={contact('assistant')} tone="plain">
          {text.robot}
        </Link>
      </Button>
      <Button asChild tone="outline">
        <Link href={contact('new')} tone="plain">
          {text.write}
        </Link>
      </Button>
    </div>
  );
}

/** Beside what was found, and where nothing was searched yet. */
export function ContactPanel({ title = text.title }: { title?: string }) {
  return (
    <section className={styles.panel} aria-labelledby="not-answered">
      <Heading level={2} look={4} id="not-answered">
        {title}
      </Heading>
      <ContactButtons />
    </section>
  );
}
