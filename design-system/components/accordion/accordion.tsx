import type { ReactNode } from 'react';
import { IconChevronDown } from '../../icons/icons.ts';
import * as styles from './accordion.css.ts';

export type AccordionItem = { id: string; title: string; body: ReactNode; open?: boolean | undefined };

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** Items of one name close each other. */
  name?: string | undefined;
};

/** Collapsible sections by native disclosure: they work before hydration, and find-in-page opens them. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className={styles.root}>
      {items.map((item) => (
        <details key={item.id} id={item.id} className={styles.item} name={name} open={item.open}>
          <summary className={styles.summary}>
            {item.title}
            <IconChevronDown className={styles.chevron} />
          </summary>
          <div className={styles.body}>{item.body}</div>
        </details>
      ))}
    </div>
  );
}
