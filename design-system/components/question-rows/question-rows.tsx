import * as styles from './question-rows.css.ts';

export type QuestionRow = { question: string; answer: string };

/** A few questions with their answers beside them, parted by hairlines: nothing has to be opened to be read. */
export function QuestionRows({ items, headingLevel = 3 }: { items: readonly QuestionRow[]; headingLevel?: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.root}>
      {items.map(({ question, answer }) => (
        <div key={question} className={styles.row}>
          <Heading className={styles.question}>{question}</Heading>
          <p className={styles.answer}>{answer}</p>
        </div>
      ))}
    </div>
  );
}
