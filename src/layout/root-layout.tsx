import type { ReactNode } from 'react';
import { layoutText } from '../text/layout.ts';
import { LateSection } from '../widgets/late-section/late-section.tsx';
import { LateFrame } from './late-frame.tsx';
import * as styles from './layout.css.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import '#design-system/foundations/global.css.ts';

const footer = <SiteFooter />;

/** The frame around every page. It stays the same elements while pages come and go. */
export function RootLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <a href="#main" data-skip-link="">
        {layoutText.skip}
      </a>
      <SiteHeader />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <LateSection height="footer">{footer}</LateSection>
      <LateFrame />
    </div>
  );
}
