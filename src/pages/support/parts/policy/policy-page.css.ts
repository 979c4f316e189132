import { from, onPaper } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { textStep } from '#design-system/foundations/text-styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { size, space } from '#design-system/theme/scale.ts';

export const page = pattern({
  paddingBottom: space[10],
  '@media': { [from.l]: { paddingBlock: `${space[4]} ${space[11]}` } },
});

/** The parts of a text beside it on a wide screen; in a fold above it on a phone. */
export const columns = pattern({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  '@media': {
    [from.l]: { gridTemplateColumns: '240px minmax(0, 1fr)', columnGap: space[10], alignItems: 'start' },
    [onPaper]: { display: 'block' },
  },
});
export const beside = pattern({
  display: 'none',
  '@media': { [from.l]: { display: 'block', position: 'sticky', top: 96 }, [onPaper]: { display: 'none' } },
});
export const above = pattern({
  '@media': { [from.l]: { display: 'none' }, [onPaper]: { display: 'none' } },
});
export const contentsTitle = pattern({ ...textStep.small, color: vars.color.fgMuted, marginBottom: space[3] });
export const parts = pattern({ ...textStep.small, display: 'grid' });
export const part = pattern({ display: 'flex', alignItems: 'center', minHeight: size.touch });

export const list = pattern({ maxWidth: size.contentNarrow, borderTop: `1px solid ${vars.color.borderSubtle}` });
export const row = pattern({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[5],
  borderBottom: `1px solid ${vars.color.borderSubtle}`,
});
export const rowTitle = pattern({ fontWeight: 600 });
export const rowText = pattern({ ...textStep.small, color: vars.color.fgMuted });

/** Below the text, in its column. */
export const others = pattern({
  marginTop: space[9],
  '@media': { [from.l]: { paddingInlineStart: `calc(240px + ${space[10]})` }, [onPaper]: { display: 'none' } },
});
export const screenOnly = pattern({ '@media': { [onPaper]: { display: 'none' } } });
