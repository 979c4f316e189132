import { lazy, Suspense } from 'react';
import { Text } from '#design-system/index.ts';
import { useActors } from '#src/actors/use-actors.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { productText } from '#src/text/product.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import type { ProductDetail } from '../parts/choice.ts';
import * as styles from './product.css.ts';

/** Comes after the page, of a product that is not launched yet. */
const LaunchTerms = lazy(() => import('./launch-terms.tsx').then((part) => ({ default: part.LaunchTerms })));

interface LaunchProps {
  readonly launch: NonNullable<ProductDetail['launch']>;
  /** Told whether whoever is here can buy it by now. */
  readonly onAccess: (isOpen: boolean) => void;
}

/** When a product is launched, and what the level of a member makes of it. */
export function Launch({ launch, onAccess }: LaunchProps) {
  const isRunning = useActors() !== undefined;
  return (
    <div className={styles.launch}>
      <Text weight="medium">{productText.launches(launch.text)}</Text>
      {isRunning && (
        <ErrorBoundary quiet onError={remoteLog.pageError}>
          <Suspense fallback={null}>
            <LaunchTerms launchTime={launch.time} onAccess={onAccess} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
