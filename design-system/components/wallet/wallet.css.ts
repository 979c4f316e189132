import { componentVariants, pattern } from '../../foundations/styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { border, size, space } from '../../theme/scale.ts';

export const root = pattern({ display: 'grid', gap: space[8], minWidth: 0 });

export const lists = componentVariants({
  slips: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5], maxWidth: size.contentNarrow },
  rows: { maxWidth: size.contentMedium, borderTop: `${border.thin} solid ${vars.color.borderSubtle}` },
});

export const items = componentVariants({ slips: { display: 'grid', minWidth: 0 }, rows: {} });

export const entry = pattern({ maxWidth: 480, minWidth: 0 });
