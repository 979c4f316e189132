import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { space } from '#design-system/theme/scale.ts';

/** A hairline tells where the next block of a page begins; the first one needs none. */
export const section = pattern({
  minWidth: 0,
  paddingTop: space[7],
  borderTop: `1px solid ${vars.color.borderDefault}`,
  selectors: { '&:first-child': { paddingTop: 0, borderTop: 0 } },
});
