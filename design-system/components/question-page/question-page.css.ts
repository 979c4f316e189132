import { pattern } from '../../foundations/styles.ts';
import { atThumb } from '../../foundations/at-thumb.ts';
import { textStep } from '../../foundations/text-styles.ts';
import { from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { size, space } from '../../theme/scale.ts';

const root = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  minWidth: 0,
} as const;

/** The product is left of a list of questions, and right of the answers to one. */
export const sides = {
  start: pattern({
    ...root,
    '@media': {
      [from.l]: {
        gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 8fr)',
        gridTemplateRows: 'auto 1fr',
        columnGap: space[10],
        rowGap: space[8],
      },
    },
  }),
  end: pattern({
    ...root,
    '@media': {
      [from.l]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
        gridTemplateRows: 'auto 1fr',
        columnGap: space[11],
        rowGap: space[8],
      },
    },
  }),
};
export const heads = {
  start: pattern({
    display: 'grid',
    gap: space[5],
    minWidth: 0,
    overflowWrap: 'anywhere',
    '@media': { [from.l]: { display: 'flex', alignItems: 'center', gap: space[7], gridColumn: '1 / -1' } },
  }),
  end: pattern({
    display: 'grid',
    gap: space[5],
    minWidth: 0,
    overflowWrap: 'anywhere',
    '@media': { [from.l]: { gridColumn: 1, gridRow: 1 } },
  }),
};
/** A question is longer than a name: two lines of it on a phone. */
export const titles = { start: undefined, end: pattern({ ...textStep.h3, '@media': { [from.l]: textStep.h2 } }) };
export const tools = pattern({
  minWidth: 0,
  '@media': { [from.l]: { flex: '1 0 260px', maxWidth: 360, marginInlineStart: 'auto' } },
});
/** A phone has the action at its lower edge. */
export const action = pattern({ display: 'none', '@media': { [from.l]: { display: 'block', flexShrink: 0 } } });
export const products = {
  start: pattern({ minWidth: 0, '@media': { [from.l]: { gridColumn: 1, gridRow: 2 } } }),
  end: pattern({ minWidth: 0, '@media': { [from.l]: { gridColumn: 2, gridRow: '1 / span 2' } } }),
};
export const mains = {
  start: pattern({ minWidth: 0, '@media': { [from.l]: { gridColumn: 2, gridRow: 2 } } }),
  end: pattern({ minWidth: 0, '@media': { [from.l]: { gridColumn: 1, gridRow: 2 } } }),
};
export const foot = pattern({ ...atThumb, marginTop: space[7] });
/** What has its place in the head of a wide page. */
export const footOnPhone = pattern({ '@media': { [from.l]: { display: 'none' } } });

/** A row with a thumbnail on a phone; a picture with words below on a wide screen, where it stays in view. */
export const product = pattern({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: `${space[2]} ${space[4]}`,
  alignItems: 'center',
  '@media': {
    [from.l]: { position: 'sticky', top: 96, gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] },
  },
});
export const picture = pattern({ borderRadius: vars.radius.s });
export const words = pattern({ display: 'grid', minWidth: 0 });
export const name = pattern({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.touch,
  fontWeight: vars.font.weightMedium,
  overflowWrap: 'anywhere',
});
export const more = pattern({
  ...textStep.small,
  gridColumn: '1 / -1',
  display: 'none',
  marginTop: space[7],
  '@media': { [from.l]: { display: 'block' } },
});
