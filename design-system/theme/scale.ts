// Made from themes/tokens.json by design-system/theme/generate.ts. Change the tokens, not this file.

export const space = {
  '0': '0px',
  '1': '2px',
  '2': '4px',
  '3': '8px',
  '4': '12px',
  '5': '16px',
  '6': '20px',
  '7': '24px',
  '8': '32px',
  '9': '40px',
  '10': '56px',
  '11': '80px',
} as const;

export const border = { thin: '1px', thick: '2px' } as const;

export const layer = {
  sticky: 100,
  header: 120,
  veil: 121,
  lit: 122,
  backdrop: 198,
  modal: 199,
  toast: 210,
  tooltip: 220,
} as const;

export const duration = { instant: 80, fast: 140, base: 220, theme: 300, modal: 300, slow: 480 } as const;

export const easing = {
  standard: 'cubic-bezier(0.2, 0, 0, 1)',
  enter: 'cubic-bezier(0.05, 0.7, 0.1, 1)',
  exit: 'cubic-bezier(0.3, 0, 0.8, 0.15)',
} as const;

export const size = { touch: '44px', contentNarrow: '640px', contentMedium: '960px', contentWide: '1440px' } as const;

export const breakpoint = { m: 600, l: 900, xl: 1200, xxl: 1600 } as const;

export const veil = { black: 'rgb(0 0 0 / 0.6)', picture: 'rgb(20 16 10 / 0.48)', pictureFg: '#fffaf0' } as const;

export const energy = {
  classA: '#009640',
  classB: '#52ae32',
  classC: '#c8d400',
  classD: '#ffed00',
  classE: '#fbba00',
  classF: '#ec6608',
  classG: '#e30613',
  ground: '#ffffff',
  ink: '#000000',
  union: '#164194',
} as const;
