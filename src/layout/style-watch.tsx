import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Banner, Button } from '#design-system/index.ts';
import { remoteLog } from '../api/browser-shop.ts';

const text = {
  title: 'Something went wrong',
  body: 'The styles didn’t load.',
  action: 'Retry',
} as const;

/** Told apart from code that did not arrive. */
class StyleSheetError extends Error {
  constructor(href: string) {
    super(`${href} could not be loaded: css`);
    this.name = 'StyleSheetError';
  }
}

/**
 * Scripts run after the style sheets that the document came with: one without rules has failed. One that came with late code
 * carries the nonce of the page; it may be on its way, and whoever asked for that code hears what becomes of it.
 */
const failedSheet = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([nonce])')].find(
    (link) => !hasRules(link),
  );

function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return (sheet?.cssRules.length ?? 0) > 0;
  } catch {
    // One that was cut off refuses to be read.
    return false;
  }
}

/** Where the style sheet did not come, the page stands bare: its first words say so, and ask for the sheet again. */
export function StyleWatch() {
  const [failed, setFailed] = useState(failedSheet);
  const [place] = useState(() => document.createElement('div'));

  useEffect(() => {
    if (!failed) return undefined;
    remoteLog.pageError(new StyleSheetError(failed.href));
    document.body.prepend(place);
    return () => place.remove();
  }, [failed, place]);

  if (!failed) return null;
  const retry = () => {
    const again = document.createElement('link');
    again.rel = 'stylesheet';
    again.crossOrigin = failed.crossOrigin;
    again.href = failed.href;
    again.addEventListener('load', () => setFailed(undefined));
    again.addEventListener('error', () => setFailed(again));
    failed.replaceWith(again);
  };
  return createPortal(
    <Banner tone="caution" title={text.title} action={<Button onClick={retry}>{text.action}</Button>}>
      {text.body}
    </Banner>,
    place,
  );
}
