import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import * as styles from './layout.css.ts';

type Place = {
  children?: ReactNode;
  as?:
    | 'div'
    | 'section'
    | 'article'
    | 'aside'
    | 'header'
    | 'footer'
    | 'main'
    | 'nav'
    | 'ul'
    | 'ol'
    | 'li'
    | 'form'
    | 'dl'
    | 'span'
    | undefined;
  id?: string | undefined;
  className?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-busy'?: boolean | undefined;
  /** The content is loading: renders a busy group with this name. */
  loadingLabel?: string | undefined;
};

const attributesOf = ({ loadingLabel, ...place }: Omit<Place, 'as' | 'className'>) =>
  loadingLabel === undefined ? place : { ...place, role: 'group', 'aria-busy': true, 'aria-label': loadingLabel };

type Flow = Place & {
  gap?: keyof typeof styles.gaps | undefined;
  align?: keyof typeof styles.aligns | undefined;
  justify?: keyof typeof styles.justifies | undefined;
};

/** Children below each other with one gap. */
export function Stack({ as: Tag = 'div', gap = 'm', align, justify, className, ...place }: Flow) {
  const flow = classNames(align && styles.aligns[align], justify && styles.justifies[justify]);
  return <Tag {...attributesOf(place)} className={classNames(styles.stack, styles.gaps[gap], flow, className)} />;
}

/** Children beside each other with one gap. */
export function Inline({
  as: Tag = 'div',
  gap = 's',
  align,
  justify,
  wrap = false,
  className,
  ...place
}: Flow & { wrap?: boolean | undefined }) {
  const flow = classNames(align && styles.aligns[align], justify && styles.justifies[justify], wrap && styles.wrap);
  return <Tag {...attributesOf(place)} className={classNames(styles.inline, styles.gaps[gap], flow, className)} />;
}

/** The column layouts of the shop. */
export function Grid({ as: Tag = 'div', plan, className, ...place }: Place & { plan: keyof typeof styles.grids }) {
  return <Tag {...attributesOf(place)} className={classNames(styles.grid, styles.grids[plan], className)} />;
}

/** The page width with its margins; `narrow`, for forms and words alone, starts on the third column of a wide page. */
export function Container({
  as: Tag = 'div',
  width = 'wide',
  className,
  ...place
}: Place & { width?: keyof typeof styles.widths | undefined }) {
  return <Tag {...attributesOf(place)} className={classNames(styles.container, styles.widths[width], className)} />;
}

/** A card surface; `sticky` keeps it in view beside a long column. */
export function Panel({
  as: Tag = 'div',
  sticky = false,
  className,
  ...place
}: Place & { sticky?: boolean | undefined }) {
  return <Tag {...attributesOf(place)} className={classNames(styles.panel, sticky && styles.sticky, className)} />;
}

export function Divider() {
  return <hr className={styles.divider} />;
}

/** Hidden in print: for controls. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <div className={styles.screenOnly}>{children}</div>;
}

/** Visible to screen readers only. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string | undefined }) {
  return (
    <span id={id} className={styles.hidden}>
      {children}
    </span>
  );
}
