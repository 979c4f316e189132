import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { awaitsCode, earlyInputScript, releaseEarlyInput } from './pre-hydration-input.ts';

beforeEach(() => {
  const script = document.createElement('script');
  script.textContent = earlyInputScript;
  document.head.append(script);
  return () => {
    cleanup();
    releaseEarlyInput();
    script.remove();
  };
});

describe('what a hand does before the page is taken over', () => {
  test('is done once afterwards, however often it was made, in the order of the buttons', () => {
    render(
      <>
        <button>Add to cart</button>
        <button>
          <span>Dark</span>
        </button>
      </>,
    );
    for (const text of ['Dark', 'Add to cart', 'Dark', 'Dark']) fireEvent.click(screen.getByText(text));
    const done = vi.fn((event: MouseEvent) => (event.target instanceof Element ? event.target.textContent : ''));
    window.addEventListener('click', done);
    releaseEarlyInput();
    window.removeEventListener('click', done);
    expect(done.mock.results.map(({ value }) => value)).toEqual(['Dark', 'Add to cart']);
  });

  test('leaves the choices as they were made last, and in their place among the buttons', () => {
    render(
      <form>
        <input type="radio" name="pack" aria-label="One" defaultChecked />
        <input type="radio" name="pack" aria-label="Pair" />
        <input type="checkbox" aria-label="In stock" />
        <input type="checkbox" aria-label="On sale" />
        <button type="button">Add to cart</button>
      </form>,
    );
    const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
    const pressed = ['Pair', 'Add to cart', 'One', 'Pair', 'In stock', 'On sale', 'On sale'];
    for (const name of pressed) fireEvent.click(screen.queryByLabelText(name) ?? screen.getByText(name));
    expect([input('Pair').checked, input('In stock').checked, input('On sale').checked]).toEqual([true, true, false]);
    // As React leaves them when it takes the page over.
    input('One').checked = true;
    input('In stock').checked = false;

    const atAdd = vi.fn(() => input('Pair').checked);
    screen.getByText('Add to cart').addEventListener('click', atAdd);
    releaseEarlyInput();
    expect(atAdd.mock.results).toMatchObject([{ value: true }]);
    expect([input('Pair').checked, input('In stock').checked, input('On sale').checked]).toEqual([true, true, false]);
  });

  test('leaves words as they were typed last, and notifies React of them', () => {
    render(
      <>
        <input aria-label="Search" />
        <select aria-label="Sort">
          <option>Best</option>
          <option>New</option>
        </select>
      </>,
    );
    const box = screen.getByLabelText<HTMLInputElement>('Search');
    const sort = screen.getByLabelText<HTMLSelectElement>('Sort');
    box.focus();
    for (const value of ['p', 'pe', 'peb']) fireEvent.input(box, { target: { value } });
    fireEvent.input(sort, { target: { value: 'New' } });
    // As React leaves them when it takes the page over.
    box.value = '';
    sort.value = 'Best';

    const events: string[] = [];
    for (const type of ['input', 'change', 'focusout']) {
      for (const one of [box, sort]) one.addEventListener(type, () => events.push(`${type} ${one.value}`));
    }
    releaseEarlyInput();
    expect(events).toEqual(['input peb', 'change New', 'focusout New']);
  });

  test('does not send a form that only a script can send', () => {
    render(
      <form>
        <button>Tell me</button>
      </form>,
    );
    expect(fireEvent.click(screen.getByText('Tell me'))).toBe(false);
  });

  test('leaves links and forms with an address to the browser', () => {
    render(
      <>
        <a href="#cart">Cart</a>
        <form action="/home/search" onSubmit={(event) => event.preventDefault()}>
          <button>Search</button>
        </form>
      </>,
    );
    expect(fireEvent.click(screen.getByText('Cart'))).toBe(true);
    expect(fireEvent.click(screen.getByText('Search'))).toBe(true);
  });

  test('is forgotten when its button is gone', () => {
    const { unmount } = render(<button>Add to cart</button>);
    const button = screen.getByText('Add to cart');
    fireEvent.click(button);
    unmount();
    const click = vi.spyOn(button, 'click');
    releaseEarlyInput();
    expect(click).not.toHaveBeenCalled();
  });
});

describe('what a hand does in a part whose code is on its way', () => {
  const part = () => screen.getByTestId('part');
  const come = () => {
    part().removeAttribute(awaitsCode);
    releaseEarlyInput();
  };
  const press = vi.fn();

  beforeEach(() => {
    press.mockClear();
    render(
      <>
        <div data-testid="part" {...{ [awaitsCode]: '' }}>
          <button onClick={press}>Turn off</button>
          <input type="range" aria-label="Brightness" defaultValue="80" />
          <input type="radio" aria-label="Sea" />
        </div>
        <button onClick={press}>Add to cart</button>
      </>,
    );
  });

  test.each([
    ['before the page is taken over', () => undefined],
    ['after it', releaseEarlyInput],
  ])('%s is done once its code has come', (_, before) => {
    const slider = screen.getByLabelText<HTMLInputElement>('Brightness');
    const sea = screen.getByLabelText<HTMLInputElement>('Sea');
    before();
    fireEvent.input(slider, { target: { value: '30' } });
    fireEvent.click(screen.getByText('Turn off'));
    fireEvent.click(screen.getByText('Turn off'));
    fireEvent.click(sea);
    releaseEarlyInput();
    expect(press).not.toHaveBeenCalled();
    // As React leaves them when it takes the part over.
    slider.value = '80';
    sea.checked = false;
    come();
    expect(press).toHaveBeenCalledOnce();
    expect([slider.value, sea.checked]).toEqual(['30', true]);
    releaseEarlyInput();
    expect(press).toHaveBeenCalledOnce();
  });

  test('holds up nothing outside it', () => {
    fireEvent.click(screen.getByText('Add to cart'));
    fireEvent.click(screen.getByText('Turn off'));
    releaseEarlyInput();
    expect(press).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByText('Add to cart'));
    expect(press).toHaveBeenCalledTimes(2);
    come();
    expect(press).toHaveBeenCalledTimes(3);
  });

  test('asks for its code when the page is taken over', () => {
    const onAsked = vi.fn();
    part().addEventListener('touchcancel', onAsked);
    fireEvent.click(screen.getByText('Turn off'));
    releaseEarlyInput();
    expect(onAsked).toHaveBeenCalledOnce();
  });
});

test('a click afterwards is an ordinary click', () => {
  releaseEarlyInput();
  const pressed = vi.fn();
  render(<button onClick={pressed}>Add to cart</button>);
  expect(fireEvent.click(screen.getByText('Add to cart'))).toBe(true);
  expect(pressed).toHaveBeenCalledOnce();
});
