import { goToTab } from '../app/app-actions.ts';
import { Icon } from './icon.tsx';
import { useAppState, type OfApp } from './use-store.ts';

const tabs = [
  { path: '/home', name: 'Shop', icon: 'home' },
  { path: '/shopping-cart', name: 'Cart', icon: 'cart' },
  { path: '/account/my-center', name: 'Account', icon: 'account' },
] as const;

/** The app's own tabs; the cart tab shows the page's cart count. */
export function TabBar({ app }: OfApp) {
  const { screens, badge } = useAppState(app);
  const path = screens[0]?.path.split('?')[0];
  return (
    <nav className="tab-bar" aria-label="Tabs of the app">
      {tabs.map((tab) => {
        const count = tab.icon === 'cart' ? badge : 0;
        return (
          <button
            key={tab.path}
            type="button"
            aria-current={tab.path === path ? 'page' : undefined}
            onClick={() => goToTab(app, tab.path)}
          >
            <span className="tab-icon">
              <Icon name={tab.icon} />
              {count > 0 && <span className="badge">{count > 99 ? '99+' : count}</span>}
            </span>
            {tab.name}
          </button>
        );
      })}
    </nav>
  );
}
