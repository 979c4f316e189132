import { lazy, Suspense, type ComponentProps } from 'react';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import * as styles from './payment.css.ts';

const PaidPicture = lazy(() => import('./paid-picture.tsx').then((module) => ({ default: module.PaidPicture })));

/** What is paid for, in a place that is there before its picture. */
export function PaidFor(props: ComponentProps<typeof PaidPicture>) {
  return (
    <div className={styles.paidFor[props.place]}>
      <ErrorBoundary quiet>
        <Suspense fallback={null}>
          <PaidPicture {...props} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
