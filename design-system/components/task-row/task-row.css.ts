import { pattern } from '../../foundations/styles.ts';
import { textStep } from '../../foundations/text-styles.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

const iconSize = '44px';
const round = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: iconSize,
  height: iconSize,
  borderRadius: vars.radius.full,
} as const;

/** Where the words would have no room beside the action, it stands under them, at the end. */
export const root = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[5],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.borderSubtle}` } },
});
export const icon = pattern({ ...round, backgroundColor: vars.color.bgSunken, color: vars.color.fgDefault });
export const iconDone = pattern({
  ...round,
  backgroundColor: vars.color.positiveSoft,
  color: vars.color.positiveSoftFg,
});
export const text = pattern({
  display: 'grid',
  flex: `1 1 min(9rem, 100% - ${iconSize} - ${space[4]})`,
  gap: space[1],
  minWidth: 0,
});
export const title = pattern({ fontWeight: vars.font.weightMedium, overflowWrap: 'anywhere' });
export const reward = pattern({
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const quiet = pattern({ ...textStep.small, color: vars.color.fgMuted });
export const progress = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 200px) auto',
  alignItems: 'center',
  justifyContent: 'start',
  gap: space[4],
});
