import { component } from '../../foundations/styles.ts';
import { display } from '../../foundations/text-styles.ts';
import { from } from '../../foundations/media.ts';
import { pageMargins, widest } from '../../foundations/page-margins.ts';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

/** On sand: the one night band of a page is a section of it. */
export const root = component({
  backgroundColor: vars.color.bgSunken,
  borderTop: `1px solid ${vars.color.borderSubtle}`,
  paddingBlock: `${space[10]} ${space[8]}`,
  selectors: { '[data-embedded] &': { display: 'none' } },
});

export const inner = component({
  display: 'grid',
  gap: space[8],
  maxWidth: widest,
  marginInline: 'auto',
  ...pageMargins,
});

export const columns = component({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space[9]} ${space[6]}`,
  overflowWrap: 'anywhere',
  '@media': {
    [from.m]: { gridTemplateColumns: '1fr 1fr 1fr' },
    [from.l]: { gridTemplateColumns: '2fr 1fr 1fr 1fr', gap: space[9] },
  },
});
export const brand = component({ gridColumn: '1 / -1', '@media': { [from.l]: { gridColumn: 'auto' } } });
export const claim = component({ maxWidth: '32ch', color: vars.color.fgMuted });
export const title = component({ ...display, letterSpacing: '-0.01em', marginBottom: space[3] });
export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: vars.color.fgMuted,
});
export const foot = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[5],
  paddingTop: space[6],
  borderTop: `1px solid ${vars.color.borderDefault}`,
  color: vars.color.fgMuted,
  fontSize: vars.text.smallSize,
});
export const switches = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
