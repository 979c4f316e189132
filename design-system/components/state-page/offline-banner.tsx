import type { ReactNode } from 'react';
import { IconOffline } from '../../icons/icons.ts';
import * as styles from './offline-banner.css.ts';

/** A thin bar at the top while the device is offline. */
export function OfflineBanner({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root} role="status">
      <IconOffline size={20} />
      {children}
    </div>
  );
}
