import { useCallback } from 'react';
import { isLight } from '../app/appearance.ts';
import type { Screen } from '../app/screens.ts';
import type { OfApp } from './use-store.ts';

interface Props extends OfApp {
  readonly screen: Screen;
  readonly isTop: boolean;
}

/** One page of the stack in its own frame; the host listens before the page can send hello. */
export function ScreenView({ app, screen: { key, address, isShop, title }, isTop }: Props) {
  const attach = useCallback(
    (frame: HTMLIFrameElement | null) => (frame ? app.attach(key, frame) : undefined),
    [app, key],
  );
  if (!isShop) return <Stranger address={address} isTop={isTop} />;
  return (
    <iframe
      className="page"
      ref={attach}
      src={withTheme(address, app)}
      title={`Page ${key}${title ? `, ${title}` : ''}`}
      hidden={!isTop}
    />
  );
}

/** Pages of other origins are not loaded: the simulator works offline and makes no foreign requests. */
function Stranger({ address, isTop }: { readonly address: string; readonly isTop: boolean }) {
  return (
    <div className="page stranger" hidden={!isTop}>
      <h2>{new URL(address).host}</h2>
      <p>An app would show this page of another site here. The simulator loads pages of the shop only.</p>
      <a href={address} target="_blank" rel="noreferrer">
        {address}
      </a>
    </div>
  );
}

/** The theme is in the address, so that the first paint is right. Read once: the address does not follow the state. */
function withTheme(address: string, { state }: OfApp['app']): string {
  const { themeId, appearance } = state.get();
  const url = new URL(address);
  url.searchParams.set('themeId', String(themeId));
  url.searchParams.set('lightMode', isLight(appearance) ? '1' : '0');
  return url.href;
}
