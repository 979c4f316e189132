import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Shipment } from '../parts/parcel/parcel-facts.tsx';
import { ParcelPicture } from './parcel-picture.tsx';

afterEach(cleanup);

const parcel: Shipment = {
  id: 'S1',
  status: 'IN_TRANSIT',
  carrier: 'POST',
  carrierName: 'Post',
  trackingNo: 'T1',
  events: [{ time: 1, code: 'X', text: 'Left the depot', location: 'Reno, NV' }],
  lines: [],
};

const draw = (shipment: Shipment) => render(<ParcelPicture order={{ lines: [] }} shipment={shipment} className="" />);

test('a parcel that has come is shown on the doorstep', () => {
  draw({ ...parcel, status: 'DELIVERED' });
  expect(screen.queryAllByRole('img', { name: /^Closed carton/ })).not.toEqual([]);
});

test('the way of a parcel that has not come is drawn with its places, also when it does not go on', async () => {
  draw(parcel);
  expect(await screen.findByText('Reno, NV')).toBeDefined();
  cleanup();
  draw({ ...parcel, status: 'EXCEPTION' });
  expect(await screen.findByText('Your door')).toBeDefined();
  expect(screen.queryAllByRole('img', { name: /^Closed carton/ })).toEqual([]);
});
