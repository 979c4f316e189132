import { pattern } from '#design-system/foundations/styles.ts';
import { from } from '#design-system/foundations/media.ts';
import { space } from '#design-system/theme/scale.ts';

export const page = pattern({
  paddingBottom: space[10],
  '@media': { [from.l]: { paddingBlock: `${space[4]} ${space[11]}` } },
});
export const prose = pattern({ maxWidth: '68ch' });
