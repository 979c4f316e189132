import { pattern } from '../../foundations/styles.ts';
import { atThumb } from '../../foundations/at-thumb.ts';
import { textStep } from '../../foundations/text-styles.ts';
import { forcedColours, from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { size, space } from '../../theme/scale.ts';

const hairline = `1px solid ${vars.color.borderSubtle}`;

/** The other tickets left of this one on wide screens; a phone shows this one alone. */
export const root = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  '@media': {
    [from.l]: { columnGap: space[11], alignItems: 'start' },
  },
});
export const withList = pattern({
  '@media': { [from.l]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)' } },
});
export const list = pattern({
  display: 'none',
  '@media': { [from.l]: { display: 'block', position: 'sticky', top: 96 } },
});
export const thread = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  minWidth: 0,
});
export const head = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const about = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[5]}`,
  color: vars.color.fgMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const state = pattern({ color: vars.color.fgDefault, fontWeight: vars.font.weightMedium });
export const due = pattern({ fontVariantNumeric: 'tabular-nums' });
export const log = pattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[7], minWidth: 0 });
/** The day, on a line across the thread. */
export const day = pattern({
  ...textStep.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  color: vars.color.fgMuted,
  selectors: { '&::before, &::after': { content: '', flex: 1, borderTop: hairline } },
});

const message = { display: 'grid', gap: space[3], minWidth: 0, overflowWrap: 'anywhere' } as const;
export const messages = {
  you: pattern(message),
  shop: pattern({
    ...message,
    padding: space[6],
    borderRadius: vars.radius.m,
    backgroundColor: vars.color.bgRaised,
    '@media': { [from.m]: { padding: space[7] }, [forcedColours]: { border: '1px solid CanvasText' } },
  }),
};
export const by = pattern({
  ...textStep.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  color: vars.color.fgMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const name = pattern({ color: vars.color.fgDefault, fontWeight: vars.font.weightMedium });
export const body = pattern({ maxWidth: size.contentNarrow, whiteSpace: 'pre-line' });
export const quote = pattern({ color: vars.color.fgMuted });
export const quoteLabel = pattern({
  ...textStep.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: size.touch,
  cursor: 'pointer',
});
export const photos = pattern({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginTop: space[2] });
export const photo = pattern({
  display: 'block',
  width: 64,
  height: 64,
  '@media': { [from.l]: { width: 96, height: 96 } },
});
export const photoBox = pattern({ borderRadius: vars.radius.s });
export const foot = pattern(atThumb);

export const tickets = pattern({ borderTop: hairline });
export const ticket = pattern({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  paddingBlock: space[5],
  borderBottom: hairline,
  selectors: {
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetBlock: -1,
      insetInlineStart: 0,
      borderInlineStart: `2px solid ${vars.color.fgDefault}`,
    },
  },
});
export const unread = pattern({
  width: 8,
  height: 8,
  marginTop: space[3],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.fgDefault,
  '@media': { [forcedColours]: { border: '4px solid CanvasText' } },
});
export const ticketWords = pattern({ gridColumn: 2, display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const unreadSubject = pattern({ fontWeight: vars.font.weightBold });
