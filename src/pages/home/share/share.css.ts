import { pattern } from '#design-system/foundations/styles.ts';
import { forcedColours, from } from '#design-system/foundations/media.ts';
import { ofKeptMember } from '#src/widgets/kept-member.ts';
import { display, textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { border, space } from '#design-system/theme/scale.ts';

/** The words on the left; from the seventh column on the picture, or what a heading is about. */
export const halves = pattern({
  display: 'grid',
  gap: space[8],
  alignItems: 'start',
  '@media': { [from.l]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[7] } },
});
export const words = pattern({
  display: 'grid',
  gap: space[8],
  minWidth: 0,
  '@media': { [from.l]: { paddingInlineEnd: space[10] } },
});

/** As high as the card of a member, which comes late. */
export const ownPlace = pattern({
  selectors: { [ofKeptMember]: { minHeight: 546 } },
  '@media': { [from.l]: { selectors: { [ofKeptMember]: { minHeight: 522 } } } },
});
/** Where only a guest, or only a member, will be once it is known who is here. */
export const either = {
  guest: pattern({ selectors: { [ofKeptMember]: { display: 'none' } } }),
  member: pattern({ display: 'none', selectors: { [ofKeptMember]: { display: 'block' } } }),
};
/** Most members have come by a link before: theirs is below their own card, once it is known that it counts. */
export const bound = pattern({ order: 1 });

/** The number of the page. */
export const code = pattern({ ...display, ...textStep.h1, letterSpacing: '0.02em', overflowWrap: 'anywhere' });
export const link = pattern({ ...textStep.small, minWidth: 0, overflowWrap: 'anywhere' });

export const figure = pattern({ display: 'grid', gap: space[3], margin: 0 });

/** The place of a picture that is on its way. */
export const place = pattern({ aspectRatio: '1', borderRadius: vars.radius.s, backgroundColor: vars.color.bgSkeleton });

export const steps = pattern({ display: 'grid', gap: space[7] });
export const step = pattern({ display: 'grid', gap: space[2] });
/** Its words lie in the light of the lamp beside it. */
export const part = pattern({
  display: 'grid',
  gap: space[5],
  padding: space[6],
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.brandSoft,
  '@media': { [forcedColours]: { border: `${border.thin} solid` } },
});
