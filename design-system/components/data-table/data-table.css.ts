import { component } from '../../foundations/styles.ts';
import { display, textStep } from '../../foundations/text-styles.ts';
import { from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

const figures = { fontVariantNumeric: 'tabular-nums' } as const;

export const root = component({ ...textStep.small, ...figures, width: '100%' });
export const caption = component({ ...display, ...textStep.h4, paddingBottom: space[4], textAlign: 'start' });

/** On a phone the column names are beside the values. */
export const head = component({ display: 'none', '@media': { [from.m]: { display: 'table-header-group' } } });

export const name = component({
  padding: `${space[3]} 0 ${space[3]} ${space[7]}`,
  borderBottom: `1px solid ${vars.color.borderDefault}`,
  color: vars.color.fgMuted,
  fontWeight: vars.font.weightMedium,
  textAlign: 'start',
  selectors: { '&:first-child': { paddingInlineStart: 0 } },
});

export const numeric = component({ '@media': { [from.m]: { textAlign: 'end' } } });

export const row = component({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[5],
  borderBottom: `1px solid ${vars.color.borderSubtle}`,
  '@media': { [from.m]: { display: 'table-row' } },
});

export const cell = component({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[5],
  overflowWrap: 'anywhere',
  selectors: { '&[data-label]::before': { content: 'attr(data-label)', flex: 'none', color: vars.color.fgMuted } },
  '@media': {
    [from.m]: {
      display: 'table-cell',
      padding: `${space[4]} 0`,
      verticalAlign: 'top',
      selectors: { '&[data-label]::before': { content: 'none' }, '&[data-label]': { paddingInlineStart: space[7] } },
    },
  },
});
export const rowName = component({ fontWeight: vars.font.weightMedium, textAlign: 'start' });
export const empty = component({ paddingBlock: space[7], color: vars.color.fgMuted, textAlign: 'center' });

export const sum = component({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[5],
  selectors: {
    '&:first-child': { paddingTop: space[4] },
    '&:last-child': { paddingTop: space[3], fontSize: vars.text.h4Size, fontWeight: vars.font.weightMedium },
  },
  '@media': { [from.m]: { display: 'table-row' } },
});
export const sumName = component({
  paddingBlock: space[2],
  fontWeight: 'inherit',
  textAlign: 'start',
  '@media': { [from.m]: { textAlign: 'end' } },
});
export const sumValue = component({ paddingBlock: space[2], textAlign: 'end', whiteSpace: 'nowrap' });
