import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { display, textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { space } from '#design-system/theme/scale.ts';

/** As large as a heading of the first level, which is smaller on this page. */
export const amount = pattern({ ...display, ...textStep.h1, fontVariantNumeric: 'tabular-nums' });

/** The amount, and at its end on a phone what is paid for. */
export const due = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[5],
});

const lit = { overflow: 'hidden', borderRadius: vars.radius.s, backgroundColor: vars.color.bgSkeleton } as const;

/** On a wide screen the picture is above the summary, on a phone beside the amount. */
export const paidFor = {
  amount: pattern({ ...lit, width: 96, height: 96, '@media': { [from.l]: { display: 'none' } } }),
  summary: pattern({
    ...lit,
    display: 'none',
    aspectRatio: '3 / 2',
    marginBottom: space[6],
    '@media': { [from.l]: { display: 'block' } },
  }),
};
export const fill = pattern({ height: '100%' });

export const marks = pattern({ display: 'flex', gap: space[2] });

/** Holds the place of the wait, so that what comes after does not jump. */
export const wait = pattern({
  display: 'grid',
  justifyItems: 'center',
  gap: space[5],
  paddingBlock: space[9],
  textAlign: 'center',
});
/** As high as the form of a card, which comes late: what is paid for stands below it on a phone. */
export const cardStep = pattern({ display: 'grid', gap: space[7], alignContent: 'start', minHeight: 470 });
/** The provider's form keeps 3 px at each side for the ring of focus; its fields end in line with the button. */
export const cardFrame = pattern({ marginInline: '-3px' });
