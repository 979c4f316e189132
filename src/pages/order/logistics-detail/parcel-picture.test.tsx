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
  events: [],
  lines: [],
};

function isShown(shipment: Shipment | undefined): boolean {
  render(<ParcelPicture shipment={shipment} className="" />);
  const found = screen.queryAllByRole('img', { name: /^Closed carton/ }).length > 0;
  cleanup();
  return found;
}

test('a parcel on its way and one that has come are shown', () => {
  expect([isShown(parcel), isShown({ ...parcel, status: 'DELIVERED' })]).toEqual([true, true]);
});

test('nothing is shown of a parcel that is not there yet, or does not arrive', () => {
  expect([isShown(undefined), isShown({ ...parcel, status: 'EXCEPTION' })]).toEqual([false, false]);
});
