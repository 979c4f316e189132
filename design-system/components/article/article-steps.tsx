import { ImageBox, type Picture } from '../image-box/image-box.tsx';
import * as styles from './article.css.ts';

export type ArticleStep = {
  id: string;
  title: string;
  text?: string | undefined;
  /** What the hands do, 3:2. */
  picture?: Picture | undefined;
};

/** What to do one after the other: numbered, each with its picture. */
export function ArticleSteps({ steps }: { steps: readonly ArticleStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ id, title, text, picture }, index) => (
        <li key={id} className={styles.step}>
          <div className={styles.stepWords}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <p className={styles.stepTitle}>{title}</p>
              {text !== undefined && <p>{text}</p>}
            </div>
          </div>
          {picture && (
            <ImageBox
              picture={picture}
              ratio="own"
              sizes="(min-width: 700px) 640px, 100vw"
              className={styles.picture}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
