import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { destinationOf } from '#machines/navigation/destination.ts';
import { useSite } from '../actors/use-actors.ts';
import { useAppContext } from '../actors/app-context.ts';

type Anchor = ComponentPropsWithRef<'a'> & { href: string };

/** Every link of the shop: carries the market, opens pages in place and foreign addresses in the frame. */
export function ShopLink({ href, onClick, children, ...anchor }: Anchor) {
  const { origin, base, machines } = useAppContext();
  const site = useSite();
  const inPage = href.startsWith('#') || /^(mailto|tel):/.test(href);
  const to = inPage ? undefined : destinationOf({ url: href }, origin, site);

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const actors = machines.actors();
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!actors || event.defaultPrevented || !isPlain || anchor.target === '_blank') return;
    event.preventDefault();
    actors.navigation.send({ type: 'link.open', url: href });
  };

  if (inPage) {
    return (
      <a {...anchor} href={href} onClick={onClick}>
        {children}
      </a>
    );
  }
  // Neither a page of ours nor a safe foreign address: words, not a link.
  if (to === undefined) return <span className={anchor.className}>{children}</span>;
  return (
    <a {...anchor} href={base + to} onClick={follow}>
      {children}
    </a>
  );
}
