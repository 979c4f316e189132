import type { ReactNode } from 'react';
import {
  Container,
  SkeletonCart,
  SkeletonForm,
  SkeletonList,
  SkeletonOrder,
  SkeletonProduct,
  SkeletonText,
  Spinner,
} from '#design-system/index.ts';
import { useAppContext } from '../actors/app-context.ts';
import type { Skeleton } from '../routing/route.ts';
import { layoutText } from '../text/layout.ts';
import { PageSpinner } from './page-spinner.tsx';
import * as styles from './layout.css.ts';

const shapes: Readonly<Record<Skeleton, () => ReactNode>> = {
  home: () => <SkeletonList count={8} />,
  list: () => <SkeletonList count={8} />,
  product: () => <SkeletonProduct />,
  cart: () => <SkeletonCart />,
  form: () => <SkeletonForm />,
  account: () => <SkeletonForm />,
  order: () => <SkeletonOrder />,
  text: () => <SkeletonText lines={8} />,
  wait: () => <PageSpinner />,
};

interface RouteSkeletonProps {
  readonly kind: Skeleton;
  /** Whether even the code of the page is on its way. */
  readonly awaitsCode: boolean;
}

/** The placeholder of a page while its code or its data is on the way, and what stands there where no script brings them. */
export function RouteSkeleton({ kind, awaitsCode }: RouteSkeletonProps) {
  const { plainPage } = useAppContext();
  return (
    <>
      <div
        className={styles.skeleton}
        aria-busy="true"
        aria-label={layoutText.loading}
        role="status"
        data-skeleton={kind}
      >
        {awaitsCode && kind !== 'wait' && (
          <div className={styles.codeSpinner}>
            <div className={styles.spinner}>
              <Spinner size={32} />
            </div>
          </div>
        )}
        <div className={styles.bones}>
          <Container>{shapes[kind]()}</Container>
        </div>
        <Container className={styles.overdue}>
          <p>{layoutText.overdue}</p>
        </Container>
      </div>
      {/* React leaves it as it came. */}
      <noscript>{plainPage}</noscript>
    </>
  );
}
