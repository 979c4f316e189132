import type { ReactNode } from 'react';
import {
  Container,
  SkeletonCart,
  SkeletonForm,
  SkeletonList,
  SkeletonOrder,
  SkeletonProduct,
  SkeletonText,
} from '#design-system/index.ts';
import type { Skeleton } from '../routes.ts';
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

/** The placeholder of a page while its code or its data is on the way. */
export function RouteSkeleton({ kind }: { kind: Skeleton }) {
  return (
    <div className={styles.skeleton} aria-busy="true" aria-label={layoutText.loading} role="status">
      <Container>{shapes[kind]()}</Container>
    </div>
  );
}
