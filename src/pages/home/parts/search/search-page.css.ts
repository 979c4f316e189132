import { pattern } from '#design-system/foundations/styles.ts';
import { from } from '#design-system/foundations/media.ts';
import { space } from '#design-system/theme/scale.ts';

export const page = pattern({
  paddingBottom: space[10],
  '@media': { [from.l]: { paddingBlock: `${space[7]} ${space[11]}` } },
});
