import { createContext, createElement, useContext, type ComponentPropsWithRef, type ComponentType } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import * as styles from './link.css.ts';

type AnchorProps = ComponentPropsWithRef<'a'> & { href: string };

/** The application's link component: it knows the router and adds the parameters that every address of the shop has. */
export type LinkComponent = 'a' | ComponentType<AnchorProps>;

const LinkContext = /* @__PURE__ */ createContext<LinkComponent>('a');

export const LinkProvider = LinkContext.Provider;

export type LinkProps = AnchorProps & {
  /** `text` inside prose, `quiet` is underlined on hover, `plain` is unstyled. */
  tone?: 'text' | 'quiet' | 'plain' | undefined;
  /** External: opens a new tab without a referrer. */
  external?: boolean | undefined;
};

/** Every link of the design system; the application provides its own through `LinkProvider`. */
export function Link({ tone = 'text', external = false, className, ...anchor }: LinkProps) {
  const anchorComponent = useContext(LinkContext);
  const classes = classNames(styles.root, styles.tones[tone], className);
  if (!external) return createElement(anchorComponent, { ...anchor, className: classes });
  return (
    <a {...anchor} className={classes} target="_blank" rel="noopener noreferrer">
      {anchor.children}
    </a>
  );
}
