import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { space } from '#design-system/theme/scale.ts';

/** The rows inside have their own room above and below. */
export const onTheWay = pattern({
  padding: `${space[2]} ${space[5]}`,
  backgroundColor: vars.color.infoSoft,
  '@media': { [from.m]: { padding: `${space[2]} ${space[6]}` } },
});
