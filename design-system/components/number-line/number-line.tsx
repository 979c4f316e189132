import type { ReactNode } from 'react';
import * as styles from './number-line.css.ts';

export type NumberLineItem = { icon: ReactNode; title: string; text: string };

export type NumberLineProps = {
  /** A number with its meaning: "30 days to try it". */
  title: string;
  text?: string | undefined;
  /** What belongs to it, in one line on a laptop. */
  items?: readonly NumberLineItem[] | undefined;
  id?: string | undefined;
};

/** One promise at the size of a page's title, and the smaller ones in a line below it. */
export function NumberLine({ title, text, items = [], id }: NumberLineProps) {
  return (
    <div className={styles.root}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.title} className={styles.item}>
              <span className={styles.icon}>{item.icon}</span>
              <span>
                {item.title} <span className={styles.muted}>{item.text}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
