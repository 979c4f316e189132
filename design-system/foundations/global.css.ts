import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { border, duration, easing, layer } from '../theme/scale.ts';
import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.css.ts';
import { calm, forcedColours, onPaper } from './media.ts';
import { display, textStep } from './text-styles.ts';
import './fonts.css.ts';

type LayeredRule = NonNullable<GlobalStyleRule['@layer']>[string];

const reset = (selector: string, rule: LayeredRule) => globalStyle(selector, { '@layer': { [layers.reset]: rule } });
const base = (selector: string, rule: LayeredRule) => globalStyle(selector, { '@layer': { [layers.base]: rule } });

reset('*, ::before, ::after', { boxSizing: 'border-box', margin: 0, padding: 0 });
// A head script may have hidden the document until this sheet is here.
reset('html', { display: 'block !important', WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%', tabSize: 4 });
reset('img, svg, video, picture', { display: 'block', maxWidth: '100%' });
reset('img, video', { height: 'auto' });
reset('svg', { flexShrink: 0 });
reset('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  border: 0,
  borderRadius: 0,
  background: 'none',
});
reset('button, summary, label, [role="button"]', { cursor: 'pointer' });
reset('ul, ol', { listStyle: 'none' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('h1, h2, h3, h4', { font: 'inherit' });
reset('fieldset', { border: 0, minWidth: 0 });
reset('summary', { listStyle: 'none' });
reset('summary::-webkit-details-marker', { display: 'none' });
reset('[hidden]', { display: 'none !important' });
reset('table', { borderCollapse: 'collapse' });

// Clear of the bars on top and at the thumb: what has the focus, and where a link leads to.
base('html', {
  scrollPadding: '96px 0',
  backgroundColor: vars.color.bgPage,
  backgroundImage: vars.skin.background,
  backgroundRepeat: 'repeat-x',
  color: vars.color.fgDefault,
  fontFamily: vars.font.text,
  ...textStep.body,
  fontWeight: vars.font.weightRegular,
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  accentColor: vars.color.actionBg,
  scrollbarColor: `${vars.color.borderStrong} transparent`,
  WebkitTapHighlightColor: 'transparent',
});
base('body', { minHeight: '100dvh', overflowWrap: 'break-word' });
base('h1, h2, h3, h4', { ...display, textWrap: 'balance' });
base('p', { textWrap: 'pretty' });
base('::selection', { backgroundColor: vars.color.bgInverse, color: vars.color.fgInverse });
base(':focus-visible', {
  outline: `${border.thick} solid ${vars.color.borderFocus}`,
  outlineOffset: border.thick,
});
/** The page moves the focus here for screen readers; it is not reached by keyboard. */
base('h1:focus-visible', { outline: 'none' });
base('[data-skip-link]', {
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: layer.toast,
  padding: '12px 20px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bgInverse,
  color: vars.color.fgInverse,
  transform: 'translateY(-200%)',
  transition: `transform ${duration.fast}ms ${easing.standard}`,
});
base('[data-skip-link]:focus', { transform: 'none' });
base(':disabled, [aria-disabled="true"]', { cursor: 'not-allowed' });

/** Forced colours remove backgrounds: a button keeps its border, and a selection shows one. */
base('button', { '@media': { [forcedColours]: { border: `${border.thin} solid` } } });
base(':has(> :checked)', { '@media': { [forcedColours]: { outline: `${border.thick} solid` } } });
/** The page that one is on, and a toggle that is on. An outline would be cut off in a row that scrolls. */
base('a[aria-current="page"], [aria-pressed="true"]', {
  '@media': { [forcedColours]: { borderBottom: '3px solid !important' } },
});

/** Reduced motion removes movement; fading stays, because opacity moves nothing. */
globalStyle('*, ::before, ::after', {
  '@media': {
    [calm]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionProperty: 'opacity, visibility !important',
    },
    [forcedColours]: { boxShadow: 'none !important' },
  },
});

/** What stands around a page, and what can only be pressed or filled in, is for the screen. */
globalStyle('#root > * > :not(main), main :is(nav, button, form)', {
  '@media': { [onPaper]: { display: 'none' } },
});
