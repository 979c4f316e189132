import { useSyncExternalStore } from 'react';
import { restart } from '../app/app-actions.ts';
import { isLight, whenDeviceTurns } from '../app/appearance.ts';
import { Banner } from './banner.tsx';
import type { PhoneSize } from './phone-size.ts';
import { ScreenView } from './screen-view.tsx';
import { SheetView } from './sheet-view.tsx';
import { StatusBar } from './status-bar.tsx';
import { TabBar } from './tab-bar.tsx';
import { TitleBar } from './title-bar.tsx';
import { useAppState, type OfApp } from './use-store.ts';

/** The phone: what the app draws around and above the page. */
export function Phone({ app, size }: OfApp & { readonly size: PhoneSize }) {
  const { screens, sheets, banner, toast, isOverlaid, appearance, hasCrashed } = useAppState(app);
  const isLit = useSyncExternalStore(whenDeviceTurns, () => isLight(appearance));
  const sheet = sheets.at(-1);
  return (
    <div
      className="phone"
      data-width={size.width}
      data-turned={size.isLandscape || undefined}
      data-mode={isLit ? 'light' : 'dark'}
    >
      <div className="glass">
        <StatusBar />
        {hasCrashed && (
          <div className="crash" role="alert">
            <p>The app has crashed. Its page is still there and hears nothing.</p>
            <button type="button" onClick={() => restart(app)}>
              Start the app again
            </button>
          </div>
        )}
        <div className="app" inert={sheet !== undefined}>
          <TitleBar app={app} />
          <div className="pages">
            {screens.map((screen, index) => (
              <ScreenView
                key={`${screen.key}.${screen.load}`}
                app={app}
                screen={screen}
                isTop={index === screens.length - 1}
              />
            ))}
            {isOverlaid && (
              <div className="overlay" role="status">
                The app has laid this over the page. A page takes it away with hideAppOverlay.
              </div>
            )}
          </div>
          {screens.length === 1 && <TabBar app={app} />}
        </div>
        {banner && <Banner app={app} notification={banner} />}
        <p className="toast" role="status">
          {toast}
        </p>
        {sheet && <SheetView key={sheet.id} app={app} sheet={sheet} />}
      </div>
    </div>
  );
}
