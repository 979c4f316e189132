import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import {
  CartIconButton,
  IconButton,
  IconClose,
  IconMenu,
  IconSearch,
  IconUser,
  Link,
  Logo,
  NavBar,
} from '#design-system/index.ts';
import { useCartCount, useMember } from '../actors/use-actors.ts';
import { layoutText as text } from '../text/layout.ts';
import { href } from '../routing/href.ts';
import * as styles from './layout.css.ts';
import { mainLinks } from './site-links.ts';
import { MarketChoice } from '../widgets/market-choice.tsx';
import { ThemeChoice } from '../widgets/theme-choice.tsx';
import { ThemeLight } from '../widgets/theme-light.tsx';

/** The bar on top: menu, mark, search, market, light switch, account and cart. */
export function SiteHeader() {
  const [path] = useLocation();
  const [openOn, setOpenOn] = useState<string>();
  // Another page closes the menu.
  const open = openOn === path;
  const menuButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpenOn(undefined);
      menuButton.current?.focus();
    };
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [open]);
  const links = mainLinks.map((link) => ({ ...link, current: link.href === path }));

  return (
    <>
      <NavBar
        label={text.mainNavigation}
        home={{ href: href('/home'), label: text.brandLink }}
        logo={<Logo name={text.brand} />}
        links={links}
        menu={
          <IconButton
            ref={menuButton}
            label={open ? text.closeMenu : text.menu}
            icon={open ? <IconClose /> : <IconMenu />}
            aria-expanded={open}
            aria-controls="site-menu"
            onClick={() => setOpenOn(open ? undefined : path)}
          />
        }
        actions={
          <>
            <div className={styles.wideOnly}>
              <MarketChoice opens="down" />
            </div>
            <ThemeLight />
            <Link href={href('/home/search')} tone="plain" className={styles.iconLink} aria-label={text.search}>
              <IconSearch />
            </Link>
            <AccountLink />
            <CartLink />
          </>
        }
      />
      <nav id="site-menu" className={styles.menu} aria-label={text.menu} hidden={!open}>
        {open && (
          <>
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <Link
                    href={link.href}
                    tone="plain"
                    className={styles.menuLink}
                    aria-current={link.current ? 'page' : undefined}
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
            <MarketChoice opens="inside" />
            <ThemeChoice />
          </>
        )}
      </nav>
    </>
  );
}

function AccountLink() {
  const member = useMember();
  return (
    <Link
      href={member ? href('/account/my-center') : href('/account/login')}
      tone="plain"
      className={styles.iconLink}
      aria-label={member ? text.account : text.login}
    >
      <IconUser />
    </Link>
  );
}

/** Apart from the bar, so that a lamp that goes into the cart renders a number. */
function CartLink() {
  const count = useCartCount();
  return <CartIconButton href={href('/shopping-cart')} count={count} label={text.cart(count)} />;
}
