import { IconArrowRight } from '../../icons/icons.ts';
import { Link } from '../link/link.tsx';
import { Heading, type HeadingLevel } from '../text/heading.tsx';
import * as styles from './section-header.css.ts';

export type SectionHeaderProps = {
  title: string;
  lead?: string | undefined;
  link?: { href: string; label: string } | undefined;
  id?: string | undefined;
  /** The visual size; small inside a card. */
  look?: HeadingLevel | undefined;
};

/** The heading above a carousel or a grid, with a link to all items. */
export function SectionHeader({ title, lead, link, id, look }: SectionHeaderProps) {
  return (
    <header className={styles.root}>
      <Heading level={2} id={id} look={look}>
        {title}
      </Heading>
      {link && (
        <Link href={link.href} tone="quiet" className={styles.link}>
          {link.label}
          <IconArrowRight size={20} />
        </Link>
      )}
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}
