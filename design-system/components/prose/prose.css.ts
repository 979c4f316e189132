import { component, componentVariants } from '../../foundations/styles.ts';
import { display, textStep } from '../../foundations/text-styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { size, space } from '../../theme/scale.ts';

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  maxWidth: size.contentNarrow,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const headings = componentVariants({
  /** Below the bar of the shop, where a link to it leads. */
  2: { ...display, ...textStep.h2, marginTop: space[5], scrollMarginTop: space[11] },
  3: { ...display, ...textStep.h3, marginTop: space[4] },
  4: { ...display, ...textStep.h4, marginTop: space[3] },
});

const list = { display: 'grid', gap: space[3], paddingInlineStart: space[7] } as const;
export const dotted = component({ ...list, listStyle: 'disc' });
export const numbered = component({ ...list, listStyle: 'decimal' });

export const frame = component({ overflowX: 'auto', overflowWrap: 'normal' });
export const table = component({ ...textStep.small, width: '100%', fontVariantNumeric: 'tabular-nums' });

const cell = {
  minWidth: '96px',
  padding: `${space[3]} ${space[4]}`,
  borderBottom: `1px solid ${vars.color.borderSubtle}`,
  verticalAlign: 'top',
} as const;
export const aligns = componentVariants({
  START: { ...cell, textAlign: 'start' },
  CENTER: { ...cell, textAlign: 'center' },
  END: { ...cell, textAlign: 'end' },
});

const box = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[4],
  padding: `${space[5]} ${space[6]}`,
  borderRadius: vars.radius.m,
} as const;
export const note = component({ ...box, backgroundColor: vars.color.infoSoft, color: vars.color.infoSoftFg });
export const warning = component({ ...box, backgroundColor: vars.color.cautionSoft, color: vars.color.cautionSoftFg });
export const icon = component({ flexShrink: 0 });
export const noteText = component({ display: 'grid', gap: space[3], minWidth: 0 });
