import { pattern } from '../../foundations/styles.ts';
import { display, textStep } from '../../foundations/text-styles.ts';
import { from } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { size, space } from '../../theme/scale.ts';

export const root = pattern({ borderBottom: `1px solid ${vars.color.borderSubtle}` });
export const row = pattern({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[7],
  borderTop: `1px solid ${vars.color.borderSubtle}`,
  '@media': { [from.l]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: space[7] } },
});
export const question = pattern({ ...display, ...textStep.h4 });
export const answer = pattern({ ...textStep.body, maxWidth: size.contentNarrow, color: vars.color.fgMuted });
