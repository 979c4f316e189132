import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { Grid } from '../layout/layout.tsx';
import * as styles from './skeleton.css.ts';

/** A placeholder shape of loading content; hidden from screen readers, which read `aria-busy` of its host. */
export function Bone({ shape }: { shape: keyof typeof styles.bones }) {
  return <span className={classNames(styles.bone, styles.bones[shape])} aria-hidden="true" />;
}

const Column = ({ children, roomy = false }: { children: ReactNode; roomy?: boolean }) => (
  <div className={classNames(styles.column, roomy && styles.roomy)}>{children}</div>
);

const repeat = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => draw(index));

export function SkeletonText({ lines = 3 }: { lines?: number | undefined }) {
  return (
    <Column>
      {repeat(lines, (line) => (
        <Bone key={line} shape={line === lines - 1 ? 'shortLine' : 'line'} />
      ))}
    </Column>
  );
}

export function SkeletonCard() {
  return (
    <Column>
      <Bone shape="square" />
      <Bone shape="line" />
      <Bone shape="price" />
    </Column>
  );
}

export function SkeletonList({ count = 8 }: { count?: number | undefined }) {
  return (
    <Grid plan="products">
      {repeat(count, (card) => (
        <SkeletonCard key={card} />
      ))}
    </Grid>
  );
}

export function SkeletonProduct() {
  return (
    <div className={styles.split}>
      <Bone shape="square" />
      <Column roomy>
        <Bone shape="title" />
        <Bone shape="price" />
        <SkeletonText lines={4} />
        <Bone shape="button" />
      </Column>
    </div>
  );
}

function SkeletonLine() {
  return (
    <div className={styles.row}>
      <Bone shape="thumb" />
      <Column>
        <Bone shape="line" />
        <Bone shape="shortLine" />
      </Column>
    </div>
  );
}

export function SkeletonCart({ lines = 3 }: { lines?: number | undefined }) {
  return (
    <Grid plan="aside">
      <Column roomy>
        {repeat(lines, (line) => (
          <SkeletonLine key={line} />
        ))}
      </Column>
      <Column>
        <Bone shape="title" />
        <SkeletonText lines={4} />
        <Bone shape="button" />
      </Column>
    </Grid>
  );
}

export function SkeletonForm({ fields = 4 }: { fields?: number | undefined }) {
  return (
    <Column>
      <Bone shape="title" />
      {repeat(fields, (field) => (
        <Bone key={field} shape="field" />
      ))}
      <Bone shape="button" />
    </Column>
  );
}

export function SkeletonOrder() {
  return (
    <Column roomy>
      <Bone shape="title" />
      <SkeletonLine />
      <SkeletonText lines={5} />
    </Column>
  );
}
