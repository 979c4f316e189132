import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Slider } from './slider.tsx';

afterEach(cleanup);

function Dimmer() {
  const [value, setValue] = useState(40);
  return (
    <Slider
      label="Brightness"
      min={0}
      max={100}
      value={value}
      onChange={setValue}
      format={(each) => (each === 0 ? 'Off' : `${each} %`)}
    />
  );
}

test('a slider displays and announces its value with the same text', async () => {
  render(<Dimmer />);
  const slider = screen.getByRole('slider', { name: 'Brightness' });
  expect(slider.getAttribute('aria-valuetext')).toBe('40 %');
  expect(screen.getByText('40 %')).toBeDefined();
  await userEvent.tab();
  expect(document.activeElement).toBe(slider);
});

test('a slider track has its colours in order', () => {
  const { container } = render(
    <Slider
      label="Hue"
      min={0}
      max={9}
      value={4}
      onChange={() => {}}
      format={String}
      colours={['red', 'tan', 'blue']}
    />,
  );
  const stops = [...container.querySelectorAll('stop')];
  expect(stops.map((stop) => [stop.getAttribute('offset'), stop.getAttribute('stop-color')])).toEqual([
    ['0', 'red'],
    ['0.5', 'tan'],
    ['1', 'blue'],
  ]);
});
