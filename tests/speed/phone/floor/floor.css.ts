import { globalStyle, style } from '@vanilla-extract/css';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('body', { margin: 0, fontFamily: 'system-ui, sans-serif', lineHeight: 1.5, color: '#221c17' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });

export const bar = style({
  display: 'flex',
  justifyContent: 'space-between',
  padding: '1rem',
  borderBottom: '1px solid #ddd3c8',
  position: 'sticky',
  top: 0,
  background: '#fffaf4',
});

export const page = style({ maxWidth: '75rem', margin: '0 auto', padding: '1rem' });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: '1rem',
  padding: 0,
  listStyle: 'none',
  '@media': { '(min-width: 60rem)': { gridTemplateColumns: 'repeat(4, 1fr)' } },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.5rem',
  padding: '0.5rem',
  borderRadius: '0.75rem',
  background: '#f4ece2',
});

export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: '0.5rem',
});

export const title = style({ margin: 0, fontSize: '1rem', fontWeight: 600 });
export const price = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });

export const add = style({
  minHeight: '2.75rem',
  border: 0,
  borderRadius: '999px',
  color: '#fffaf4',
  background: '#221c17',
  ':focus-visible': { outline: '2px solid #c8452b', outlineOffset: '2px' },
});
