/** Stroked paths on a 24 by 24 grid. */
const shapes = {
  back: 'M15 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  reload: 'M20 12a8 8 0 1 1-2.6-5.9M20 4v4.5h-4.5',
  rotate: 'M4 9V6a2 2 0 0 1 2-2h9M20 15v3a2 2 0 0 1-2 2H9M12 1l3 3-3 3M12 23l-3-3 3-3',
  home: 'M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z',
  cart: 'M3 4h2.5l2 11h10l2-8H6.5M9 19.5h.01M16.5 19.5h.01',
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c1-4 4-5.5 7.5-5.5s6.500 1.500 7.500 5.500',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  heart: 'M12 20s-8-5-8-11a4.500 4.500 0 0 1 8-2.800A4.500 4.500 0 0 1 20 9c0 6-8 11-8 11z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l1.500 2h-15zM10 21h4',
} as const;

export type IconName = keyof typeof shapes;

export function isIcon(name: string): name is IconName {
  return Object.hasOwn(shapes, name);
}

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
