import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import type { Site } from '#rules/markets.ts';
import { Dialogs } from '#src/widgets/dialogs.tsx';
import { dome } from '../parts/product-fixture.ts';
import { Labelled } from './labelled.tsx';
import { labelOf, variantName, type Label } from './labels.ts';
import { NoLabel } from './no-label.tsx';

afterEach(cleanup);

const label = (sku: string, more: Partial<Label> = {}): Label => ({
  sku,
  class: 'E',
  kWhPer1000h: 9,
  regulation: '(EU) 2019/2015',
  supplier: 'Lampyris',
  model: 'LT1',
  yearly: {
    cost: { amount: 296, currency: 'EUR' },
    hoursPerDay: 3,
    pricePerKwh: { amount: 30, currency: 'EUR' },
  },
  ...more,
});
const sheet: NonNullable<Label['sheet']> = {
  url: '/app-mall/v1/product/information-sheet?sku=RED-S&site=EU',
  mains: true,
  directional: false,
  connected: true,
  colourTunable: false,
  luminousFlux: 950,
  onModePower: 8.5,
  colourTemperature: { from: 2200, to: 5000 },
  size: { w: 1, d: 2, h: 3 },
};

function show(labels: readonly [Label, ...Label[]], site: Site = 'EU') {
  const onChoose = vi.fn();
  renderInShop(<Labelled product={dome} labels={labels} label={labels[0]} onChoose={onChoose} />, {}, site, null);
  return onChoose;
}

describe('the label of a light', () => {
  test('names class, use and cost in words, and opens its sheet', () => {
    show([label('RED-S', { sheet })]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Energy class E');
    expect(screen.getByRole('img', { name: /class E on a scale from A to G, 9 kWh per 1,000 hours/ })).toBeDefined();
    expect(screen.getByText('About €2.96 a year')).toBeDefined();
    expect(screen.getAllByRole('img', { name: /meter on the wall/ })).not.toEqual([]);
    expect(screen.getByRole('link', { name: 'Open product sheet' }).getAttribute('href')).toBe(sheet.url);
    expect(screen.getByText('LED, non-directional, mains')).toBeDefined();
    expect(screen.getByText('E, this light')).toBeDefined();
  });

  test('offers no choice where all variants have one label, and one where they differ', async () => {
    show([label('RED-S'), label('GREEN-S')]);
    expect(screen.queryByRole('radio')).toBeNull();
    cleanup();
    const onChoose = show([label('RED-S'), label('GREEN-S', { kWhPer1000h: 11 })]);
    await userEvent.click(screen.getByRole('radio', { name: 'Green, Small' }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('GREEN-S');
  });

  test('leads to the register of the EU through the frame, and makes no excuse where there is no entry', () => {
    show([label('RED-S', { eprelUrl: 'https://eprel.ec.europa.eu/qr/1' })]);
    expect(screen.getByRole('link', { name: 'See EPREL entry' }).getAttribute('href')).toBe(
      'https://eprel.ec.europa.eu/qr/1',
    );
    cleanup();
    show([label('RED-S')]);
    expect(screen.queryByText(/EPREL/)).toBeNull();
  });

  test('without declared values has neither a sheet nor figures', () => {
    show([label('RED-S')]);
    expect(screen.queryByRole('link', { name: 'Open product sheet' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'What the sheet says' })).toBeNull();
  });

  test('is that of the address, else that of the default variant, else the first', () => {
    const labels = [label('GREEN-S'), label('RED-S')];
    expect(labelOf(labels, dome, 'GREEN-S')?.sku).toBe('GREEN-S');
    expect(labelOf(labels, dome, 'NOPE')?.sku).toBe('RED-S');
    expect(labelOf([label('RED-L')], dome, null)?.sku).toBe('RED-L');
    expect(labelOf([], dome, null)).toBeUndefined();
    expect(variantName(dome, 'RED-L')).toBe('Red, Large');
  });
});

describe('a product without a label', () => {
  test('says that the market has none, and where it can be seen', async () => {
    const { sent } = renderInShop(
      <>
        <NoLabel product={dome} />
        <Dialogs />
      </>,
      {},
      'US',
      null,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No energy label in this market');
    await userEvent.click(screen.getByRole('button', { name: 'Europe: see the label' }));
    expect(sent).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Change market' }));
    expect(sent).toHaveBeenCalledWith({ type: 'market.choose', market: 'EU' });
  });

  test('says what the light costs in a year where the market has no label', () => {
    const spec = (value: string, unit: string) => ({ group: 'Light', name: unit, value, unit });
    renderInShop(<NoLabel product={{ ...dome, specs: [spec('620', 'lm'), spec('8', 'W')] }} />, {}, 'US', null);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About $1.49 a year');
    expect(screen.getByText('78 lumens per watt, 8 watts at full brightness')).toBeDefined();
  });

  test('that gives no light needs none, and one whose light is built in has none of its own', () => {
    renderInShop(<NoLabel product={dome} />, {}, 'EU', null);
    expect(screen.getByText(/Dome gives no light/)).toBeDefined();
    cleanup();
    const light = { hasColours: false, white: { from: 2200, to: 3000 } };
    renderInShop(<NoLabel product={{ ...dome, light }} />, {}, 'GB', null);
    expect(screen.getByText(/The light in Dome is built in/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /see the label/ })).toBeNull();
  });
});
