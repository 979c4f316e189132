import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import tokens from '#themes/tokens.json';
import { EnergyArrow } from './energy-arrow.tsx';
import { classesBetween, energyClasses } from './energy-class.ts';
import { EnergyLabel } from './energy-label.tsx';
import * as styles from './energy-label.css.ts';

afterEach(cleanup);

const label = { label: 'Class E', energyClass: 'E', kilowattHours: 9, supplier: 'Lampyris', model: 'DOME-1' } as const;
const textsOf = (container: HTMLElement) => [...container.querySelectorAll('text')].map((text) => text.textContent);

test('the label has the seven classes in their order, what is used, and the number of its regulation', () => {
  const { container } = render(<EnergyLabel {...label} />);
  expect(textsOf(container)).toEqual([
    'ENERG',
    'Lampyris',
    'DOME-1',
    ...energyClasses,
    'E',
    '9',
    'kWh/1000h',
    '2019/2015',
  ]);
});

test('the label and the arrow are each one picture with a text alternative', () => {
  render(<EnergyLabel {...label} />);
  render(<EnergyArrow label="Energy class E" energyClass="E" />);
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('aria-label'))).toEqual([
    'Class E',
    'Energy class E',
  ]);
});

test('the black arrow points at the class of the product', () => {
  const tops = energyClasses.map((energyClass) => {
    const { container } = render(<EnergyLabel {...label} energyClass={energyClass} />);
    return container.querySelector(`.${styles.ownClass.split(' ')[0]}`)?.getAttribute('y');
  });
  const distances = tops.slice(1).map((top, index) => Number(top) - Number(tops[index]));
  expect(new Set(distances)).toEqual(new Set([15]));
});

test('a range has its best and its worst class', () => {
  expect(classesBetween('B', 'D')).toEqual(['B', 'C', 'D']);
  const { container } = render(<EnergyArrow label="Energy class C" energyClass="C" best="B" worst="D" />);
  expect(textsOf(container)).toEqual(['B', 'D', 'C']);
});

test('a QR code is drawn by its dark modules alone', () => {
  const { container } = render(
    <EnergyLabel
      {...label}
      qr={[
        [true, false],
        [false, true],
      ]}
    />,
  );
  const path = container.querySelector('path[transform]');
  expect(path?.getAttribute('d')).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
  expect(path?.getAttribute('transform')).toBe('translate(6 170) scale(16)');
});

test('the colours of the law are the same in both themes, and no file of a theme sets them', () => {
  const legal = tokens.filter((token) => token.group === 'energy');
  expect(legal).toHaveLength(10);
  expect(legal.filter((token) => token.server || token.light !== token.dark)).toEqual([]);
});
