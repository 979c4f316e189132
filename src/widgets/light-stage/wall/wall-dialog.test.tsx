import { act, cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { components } from '#openapi/types.ts';
import { asPictured } from '#rules/light-setting.ts';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import type { Photograph, PhotographFault } from './photograph.ts';
import { useOwnPhotograph } from './use-own-photograph.ts';
import type { WallScene } from './wall-scene.ts';
import { WallDialog } from './wall-dialog.tsx';

type WallLamp = components['schemas']['WallLamp'];

const reading = vi.hoisted(() => new Map<string, (found: Photograph | PhotographFault) => void>());
const scenes: WallScene[] = [];
vi.mock('./photograph.ts', () => ({
  readPhotograph: ({ name }: File) =>
    new Promise<Photograph | PhotographFault>((resolve) => void reading.set(name, resolve)),
}));
vi.mock('./use-wall-drawer.ts', () => {
  const picture = Object.assign(document.createElement('canvas'), { width: 400, height: 300 });
  const draw = (scene: WallScene) => {
    scenes.push(scene);
    return picture;
  };
  const drawer = { draw, dispose: () => undefined, hasCard: true };
  const photograph = { canvas: picture, sample: { data: new Uint8ClampedArray(4), width: 1, height: 1 } };
  return { useWallDrawer: () => ({ state: 'ready', drawer, photograph, attempt: 0, retry: () => undefined }) };
});

const sample = { data: new Uint8ClampedArray(4), width: 1, height: 1, colorSpace: 'srgb' } as const;
const photograph = (): Photograph => ({ canvas: document.createElement('canvas'), sample });
const isRead = (name: string, found: Photograph | PhotographFault) => act(async () => reading.get(name)?.(found));

beforeEach(() => {
  scenes.length = 0;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const lampOf = (name: string, sideMm: number): WallLamp => ({
  spu: name.toUpperCase(),
  sku: name.toUpperCase(),
  title: name,
  options: [],
  image: { url: `/${name}/`, alt: name, w: 8, h: 8, widths: [320], lqip: { day: '#aaaaaa', night: '#111111' } },
  price: { sale: { amount: 8_900, currency: 'USD' }, list: null, priorLowest: null, discountPct: null, from: false },
  light: { hasColours: false, white: { from: 2_700, to: 2_700 } },
  sceneColours: ['#ffaa44'],
  wall: { url: `/${name}/wall-`, x: 0.5, y: 0.5, side: 0.4, sideMm },
});
const [dome, reed] = [lampOf('Dome', 600), lampOf('Reed', 1_500)];

function hang() {
  renderInShop(
    <WallDialog
      open
      onClose={() => undefined}
      start={asPictured}
      {...{ wall: dome.wall, light: dome.light }}
      sceneColours={[]}
    />,
    { '/app-mall/v1/product/on-wall': { list: [dome, reed] } },
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const seen = () => scenes.at(-1)?.lamps ?? [];
  return { press, seen };
}

test('two lamps hang on one wall, each with its own switch and place', async () => {
  const { press, seen } = hang();
  await press('Add a lamp');
  await userEvent.click(await screen.findByRole('button', { name: 'Reed' }));
  await waitFor(() => expect(seen()).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Add a lamp' })).toBeNull();
  await press('Turn off');
  await waitFor(() => expect(seen().map(({ gain }) => gain > 0)).toEqual([true, false]));
  await press('Dome');
  const stage = screen.getByRole('slider', { name: 'The lamp in the room: Dome' });
  fireEvent.keyDown(stage, { key: 'ArrowLeft' });
  fireEvent.keyDown(stage, { key: 'Enter' });
  await waitFor(() =>
    expect(seen().map(({ gain, place }) => [gain > 0, place.x])).toEqual([
      [false, 0.49],
      [false, 0.8],
    ]),
  );
  await press('Remove');
  await waitFor(() => expect(seen()).toMatchObject([{ gain: 0, place: { x: 0.8 } }]));
});

test('lamps are as large as they are beside a line of a known length on a photograph', async () => {
  const { press, seen } = hang();
  expect(screen.getByRole('button', { name: 'Set the scale' })).toHaveProperty('disabled', true);
  await userEvent.upload(screen.getByLabelText('Your photo'), new File([''], 'wall.jpg', { type: 'image/jpeg' }));
  await isRead('wall.jpg', photograph());
  expect(screen.getByLabelText('Take a photo').getAttribute('capture')).toBe('environment');
  await act(() => press('Set the scale'));
  const length = screen.getByRole('slider', { name: 'Length of the line' });
  expect(length.getAttribute('aria-valuetext')).toBe('6 ft 8 in (a door)');
  fireEvent.change(length, { target: { value: '40' } });
  // 180 of 300 pixels are 40 inches: the square of the lamp, 600 mm, is 106 of them.
  await waitFor(() => expect(seen()[0]?.place.side).toBeCloseTo((180 * 600) / (40 * 25.4) / 300));
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Other end of the line' }), { key: 'ArrowUp' });
  await waitFor(() => expect(seen()[0]?.place.side).toBeCloseTo((177 * 600) / (40 * 25.4) / 300));
  await press('Done');
  expect(within(screen.getByRole('dialog')).getByText('Shown true to size, where your line is.')).toBeDefined();
  expect(screen.queryByRole('slider', { name: 'Size' })).toBeNull();
});

function choosing() {
  const onOpened = vi.fn<() => void>();
  const { result } = renderHook(() => useOwnPhotograph(onOpened));
  return { result, onOpened, choose: (name: string) => act(() => void result.current.choose(new File([], name))) };
}

test('the photograph that was chosen last is shown, whichever was read last', async () => {
  const { result, onOpened, choose } = choosing();
  const last = photograph();
  choose('large');
  choose('small');
  await isRead('small', last);
  await isRead('large', 'unreadable');
  expect(result.current).toMatchObject({ own: last, fault: undefined });
  expect(onOpened).toHaveBeenCalledOnce();
});

test('our room stays when it was chosen again while a photograph was read', async () => {
  const { result, choose } = choosing();
  choose('large');
  act(() => result.current.forget());
  await isRead('large', photograph());
  expect(result.current.own).toBeUndefined();
});
