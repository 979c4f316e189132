import { createContext, createElement, useContext, type ComponentPropsWithRef, type ComponentType } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import * as styles from './link.css.ts';

type AnchorProps = ComponentPropsWithRef<'a'> & { href: string };

/** What the app has to give: a link that knows its router and adds what every address of the shop carries. */
export type LinkComponent = 'a' | ComponentType<AnchorProps>;

const LinkContext = /* @__PURE__ */ createContext<LinkComponent>('a');

export const LinkProvider = LinkContext.Provider;

export type LinkProps = AnchorProps & {
  /** `text` inside prose, `quiet` underlines under the pointer, `plain` adds nothing. */
  tone?: 'text' | 'quiet' | 'plain' | undefined;
  /** Leaves the shop: opens beside it and tells the other side nothing. */
  external?: boolean | undefined;
};

/** Every link of the design system; the app injects its own through `LinkProvider`. */
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
