import { component } from '../../foundations/styles.ts';
import { display, textStep } from '../../foundations/text-styles.ts';
import { forcedColours, from, onPaper } from '../../foundations/media.ts';
import { vars } from '../../theme/contract.css.ts';
import { size, space } from '../../theme/scale.ts';

/** Contents, text and what belongs to it side by side; below each other on a phone and on paper. */
export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  minWidth: 0,
  '@media': {
    [from.l]: {
      gridTemplateColumns: `224px minmax(0, ${size.contentNarrow})`,
      gridTemplateRows: 'auto 1fr',
      columnGap: space[10],
      alignItems: 'start',
    },
    [from.xl]: { gridTemplateColumns: `224px minmax(0, ${size.contentNarrow}) minmax(0, 224px)` },
    [onPaper]: { display: 'block' },
  },
});

const text = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 } as const;

export const head = component({
  ...text,
  gap: space[4],
  overflowWrap: 'anywhere',
  '@media': { [from.l]: { gridColumn: 2, gridRow: 1 }, [onPaper]: { marginBottom: space[7] } },
});
export const titleRow = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[7]}`,
});
export const note = component({ color: vars.color.fgMuted });
/** The short answer, on a ground of its own. */
export const summary = component({
  ...textStep.lead,
  padding: space[6],
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.infoSoft,
  fontWeight: vars.font.weightMedium,
  '@media': { [forcedColours]: { border: '1px solid' } },
});
export const body = component({
  ...text,
  gap: space[9],
  '@media': { [from.l]: { gridColumn: 2, gridRow: 2 } },
});
export const foot = component({
  ...text,
  gap: space[5],
  paddingTop: space[7],
  borderTop: `1px solid ${vars.color.borderSubtle}`,
});
export const aside = component({
  ...text,
  gap: space[7],
  '@media': {
    [from.l]: { gridColumn: 2 },
    [from.xl]: { gridColumn: 3, gridRow: '1 / span 2', position: 'sticky', top: 96 },
    [onPaper]: { display: 'none' },
  },
});

export const beside = component({
  display: 'none',
  '@media': {
    [from.l]: { display: 'block', gridColumn: 1, gridRow: '1 / span 2', position: 'sticky', top: 96 },
    [onPaper]: { display: 'none' },
  },
});
export const above = component({ '@media': { [from.l]: { display: 'none' }, [onPaper]: { display: 'none' } } });
export const contentsTitle = component({ ...textStep.small, color: vars.color.fgMuted, paddingBlock: space[3] });
export const parts = component({ ...textStep.small, display: 'grid' });
export const part = component({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.touch,
  paddingBlock: space[3],
});

export const steps = component({ display: 'grid', gap: space[9], minWidth: 0 });
export const step = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  minWidth: 0,
  breakInside: 'avoid',
});
export const stepWords = component({
  ...textStep.lead,
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  overflowWrap: 'anywhere',
});
export const number = component({ ...display, ...textStep.h4, lineHeight: vars.text.leadLine });
export const stepTitle = component({ fontWeight: vars.font.weightMedium });
export const picture = component({ aspectRatio: '3 / 2', borderRadius: vars.radius.s });
