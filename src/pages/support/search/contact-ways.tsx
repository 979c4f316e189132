import { Button, Heading, Link } from '#design-system/index.ts';
import { usePassQuestion } from '#src/actors/bridge/use-pass-question.ts';
import { href } from '#src/routing/href.ts';
import * as styles from './search.css.ts';
import { helpSearchText } from './text.ts';

const { contact: text } = helpSearchText;

const contact = href('/support/consultation-center');
const contactBy = (tab: 'assistant' | 'new'): string => href('/support/consultation-center', { tab });

/** The ways on for whom no answer was found: a robot at once, and a person. What was searched for goes along. */
export function ContactButtons({ words = '' }: { words?: string }) {
  const passQuestion = usePassQuestion();
  const pass = () => words !== '' && passQuestion(words, contact);
  return (
    <div className={styles.ways}>
      <Button asChild>
        <Link href={contactBy('assistant')} tone="plain" onClick={pass}>
          {text.robot}
        </Link>
      </Button>
      <Button asChild tone="outline">
        <Link href={contactBy('new')} tone="plain" onClick={pass}>
          {text.write}
        </Link>
      </Button>
    </div>
  );
}

/** Beside what was found, and where nothing was searched yet. */
export function ContactPanel({ title = text.title, words = '' }: { title?: string; words?: string }) {
  return (
    <section className={styles.panel} aria-labelledby="not-answered">
      <Heading level={2} look={4} id="not-answered">
        {title}
      </Heading>
      <ContactButtons words={words} />
    </section>
  );
}
