import tokens from '../../themes/tokens.json' with { type: 'json' };
import { ImageBox } from '../components/image-box/image-box.tsx';
import { Logo } from '../components/logo/logo.tsx';
import { classNames } from '../foundations/class-names.ts';
import * as icons from '../icons/icons.ts';
import { inventory } from '../inventory.ts';
import { contrastPairs } from '../theme/contrast-pairs.ts';
import * as styles from './cover.css.ts';
import { dome } from './lamps.ts';

const states = Object.values(inventory).reduce((sum, row) => sum + Object.keys(row).length, 0);

const figures: readonly (readonly [count: number, what: string])[] = [
  [states, 'states, each with a story'],
  [tokens.length, 'tokens in one file'],
  [contrastPairs.length * 2, 'pairs that must be readable'],
  [Object.keys(icons).length, 'icons of one stroke'],
];

/** The first page of the site: what this is, in the light of the theme. */
export function Cover({ title, lead }: { readonly title: string; readonly lead: string }) {
  return (
    <header className={classNames('sb-unstyled', styles.cover)}>
      <div className={styles.words}>
        <Logo name="Lampyris" />
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <ul className={styles.figures}>
          {figures.map(([count, what]) => (
            <li key={what} className={styles.figure}>
              <span className={styles.number}>{count}</span>
              {what}
            </li>
          ))}
        </ul>
      </div>
      <ImageBox picture={dome} sizes="520px" ratio="own" className={styles.picture} priority />
    </header>
  );
}

interface RulesProps {
  readonly rules: readonly (readonly [rule: string, reason: string])[];
}

/** The principles of the design system. */
export function Rules({ rules }: RulesProps) {
  return (
    <ol className={classNames('sb-unstyled', styles.rules)}>
      {rules.map(([rule, reason]) => (
        <li key={rule} className={styles.rule}>
          <strong className={styles.ruleTitle}>{rule}</strong>
          {reason}
        </li>
      ))}
    </ol>
  );
}

interface PageLinksProps {
  /** @param page the id of a page of the site */
  readonly pages: readonly (readonly [page: string, title: string, about: string])[];
}

/** Links to the other pages. */
export function PageLinks({ pages }: PageLinksProps) {
  return (
    <nav className={classNames('sb-unstyled', styles.pageLinks)} aria-label="Pages">
      {pages.map(([page, title, about]) => (
        <a key={page} className={styles.pageLink} href={`./?path=/docs/${page}--docs`} target="_top">
          <span className={styles.pageTitle}>{title}</span>
          {about}
        </a>
      ))}
    </nav>
  );
}
