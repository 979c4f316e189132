import { Accordion, Link, type ProsePart } from '#design-system/index.ts';
import { policyText as text } from '../../text/policy.ts';
import * as styles from './policy-page.css.ts';

const Parts = ({ parts }: { parts: readonly ProsePart[] }) => (
  <ul className={styles.parts}>
    {parts.map(({ id, title }) => (
      <li key={id}>
        <Link href={`#${id}`} tone="quiet" className={styles.part}>
          {title}
        </Link>
      </li>
    ))}
  </ul>
);

/** What a text is about, part by part: beside it on a wide screen, folded above it on a phone. */
export function Contents({ parts }: { parts: readonly ProsePart[] }) {
  return (
    <>
      <nav className={styles.beside} aria-label={text.contents}>
        <p className={styles.contentsTitle}>{text.contents}</p>
        <Parts parts={parts} />
      </nav>
      <nav className={styles.above} aria-label={text.contents}>
        <Accordion items={[{ id: 'contents', title: text.contents, body: <Parts parts={parts} /> }]} />
      </nav>
    </>
  );
}
