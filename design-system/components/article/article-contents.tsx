import { Accordion } from '../accordion/accordion.tsx';
import { Link } from '../link/link.tsx';
import type { ProsePart } from '../prose/prose-contents.ts';
import * as styles from './article.css.ts';

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

export type ArticleContentsProps = {
  /** "On this page". */
  label: string;
  parts: readonly ProsePart[];
};

/** The parts of a text: beside it on a wide screen, folded above it on a phone, nowhere on paper. */
export function ArticleContents({ label, parts }: ArticleContentsProps) {
  return (
    <>
      <nav className={styles.beside} aria-label={label}>
        <p className={styles.contentsTitle} aria-hidden="true">
          {label}
        </p>
        <Parts parts={parts} />
      </nav>
      <nav className={styles.above} aria-label={label}>
        <Accordion items={[{ id: 'contents', title: label, body: <Parts parts={parts} /> }]} />
      </nav>
    </>
  );
}
