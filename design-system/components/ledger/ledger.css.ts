import { component } from '../../foundations/styles.ts';
import { display, textStep } from '../../foundations/text-styles.ts';
import { canHover, from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { size, space } from '../../theme/scale.ts';

const line = `1px solid ${vars.color.borderSubtle}`;
const quiet = { ...textStep.small, color: vars.color.fgMuted } as const;

export const root = component({
  width: '100%',
  maxWidth: size.contentMedium,
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const head = component({ display: 'flex', alignItems: 'center', gap: space[2], marginInlineStart: -12 });
export const month = component({ ...display, ...textStep.h3 });
export const turn = component({
  display: 'grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  borderRadius: vars.radius.full,
  '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.bgSunken } } } },
});
export const noTurn = component({ visibility: 'hidden' });

export const sums = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[8]}`,
  marginTop: space[3],
});
export const sum = component({
  display: 'flex',
  gap: space[3],
  fontWeight: vars.font.weightMedium,
  '@media': { [from.m]: { selectors: { '&:last-child:not(:first-child)': { marginInlineStart: 'auto' } } } },
});
export const sumName = component({ color: vars.color.fgMuted, fontWeight: vars.font.weightRegular });
export const note = component({ ...quiet, marginTop: space[3] });

export const table = component({
  width: '100%',
  marginTop: space[5],
  borderTop: `1px solid ${vars.color.borderDefault}`,
});

/** On a phone the columns have no names: the balance says its own. */
export const columns = component({
  ...quiet,
  display: 'none',
  '@media': { [from.m]: { display: 'table-header-group' } },
});
export const entry = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  gridTemplateAreas: '"what amount" "date balance"',
  gap: `${space[1]} ${space[5]}`,
  paddingBlock: space[4],
  borderBottom: line,
  '@media': { [from.m]: { display: 'table-row' } },
});

const cell = { [from.m]: { padding: `${space[4]} 0 ${space[4]} ${space[7]}`, verticalAlign: 'baseline' } } as const;
const figures = { textAlign: 'end', whiteSpace: 'nowrap' } as const;

export const columnName = component({
  padding: `${space[3]} 0 ${space[3]} ${space[7]}`,
  borderBottom: line,
  fontWeight: vars.font.weightRegular,
  textAlign: 'start',
  selectors: { '&:first-child': { paddingInlineStart: 0 } },
});
export const figure = component({ textAlign: 'end' });
export const date = component({
  ...quiet,
  gridArea: 'date',
  '@media': { [from.m]: { ...cell[from.m], width: 96, paddingInlineStart: 0, whiteSpace: 'nowrap' } },
});
export const what = component({
  gridArea: 'what',
  fontWeight: vars.font.weightRegular,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': cell,
});
export const amount = component({
  ...figures,
  gridArea: 'amount',
  fontWeight: vars.font.weightMedium,
  '@media': cell,
});
export const income = component({ color: vars.color.positiveText });
export const balance = component({ ...quiet, ...figures, gridArea: 'balance', '@media': cell });
export const balanceName = component({ '@media': { [from.m]: { display: 'none' } } });
export const empty = component({ paddingBlock: space[8], color: vars.color.fgMuted, textAlign: 'start' });
