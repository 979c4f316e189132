import { commitsOf } from '../../testing/rendered-components.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { earlyInputScript, releaseEarlyInput } from '../../routing/pre-hydration-input.ts';
import { LateSection } from './late-section.tsx';
import { whenWanted } from './wanted-sections.ts';

const renders = vi.fn<(name: string) => void>();
const observed = new Map<Element, (isIntersecting: boolean) => void>();
const margins: (string | undefined)[] = [];

/** Says that something is near when the test says so. */
class Observer {
  #seen: (entries: { isIntersecting: boolean; target: Element }[]) => void;
  constructor(
    seen: (entries: { isIntersecting: boolean; target: Element }[]) => void,
    { rootMargin }: IntersectionObserverInit,
  ) {
    this.#seen = seen;
    margins.push(rootMargin);
  }
  disconnect() {
    observed.clear();
  }
  observe(target: Element) {
    observed.set(target, (isIntersecting) => this.#seen([{ isIntersecting, target }]));
  }
  unobserve(target: Element) {
    observed.delete(target);
  }
}

function Counter({ name, label = name }: { name: string; label?: string }) {
  renders(name);
  const [count, setCount] = useState(0);
  const [isDark, setIsDark] = useState(false);
  return (
    <>
      <button onClick={() => setCount(count + 1)}>{`${label} ${count}`}</button>
      <input type="checkbox" aria-label={`${name} dark`} checked={isDark} onChange={() => setIsDark(!isDark)} />
    </>
  );
}

const first = <Counter name="first" />;
const second = <Counter name="second" />;

const roots: { unmount: () => void }[] = [];

/** The markup of the server, taken over. */
async function open(page: ReactNode, before?: () => void) {
  vi.stubGlobal('IntersectionObserver', undefined);
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  const place = document.body.appendChild(document.createElement('div'));
  place.append(...new DOMParser().parseFromString(renderToString(page), 'text/html').body.childNodes);
  vi.stubGlobal('IntersectionObserver', Observer);
  renders.mockClear();
  before?.();
  const root = await act(async () => hydrateRoot(place, page));
  roots.push(root);
  return { again: (next: ReactNode) => act(async () => root.render(next)) };
}

const two = (
  <>
    <LateSection height="rail">{first}</LateSection>
    <LateSection height="rail">{second}</LateSection>
  </>
);
const rendered = () => renders.mock.calls.map(([name]) => name);
const sectionOf = (name: string) => screen.getByText(new RegExp(`^${name}`)).parentElement ?? document.body;

beforeEach(() => observed.clear());
afterEach(() => {
  act(() => {
    for (const root of roots.splice(0)) root.unmount();
  });
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('what is outside the first view counts as near once somebody begins to move', async () => {
  await open(two);
  expect(margins).toEqual(['0px']);
  const needsSign = document.body.appendChild(document.createElement('div'));
  const onWanted = vi.fn();
  whenWanted(needsSign, onWanted, true);
  expect([...observed.keys()]).toEqual([sectionOf('first'), sectionOf('second')]);
  fireEvent.scroll(window);
  expect(margins).toEqual(['0px', '600px']);
  expect([...observed.keys()]).toEqual([sectionOf('first'), sectionOf('second'), needsSign]);
  observed.get(needsSign)?.(true);
  expect(onWanted).toHaveBeenCalledOnce();
  fireEvent.scroll(window);
  expect(margins).toHaveLength(2);
});

test('no section renders again because it was taken over', async () => {
  const sectionsIn = (commits: readonly (readonly string[])[]) =>
    commits.flat().filter((name) => name === 'LateSection').length;
  expect(sectionsIn(await commitsOf(() => open(two)))).toBe(2);
  // What the count finds where a section is wanted.
  expect(sectionsIn(await commitsOf(() => act(async () => observed.get(sectionOf('first'))?.(true))))).toBe(1);
});

test('a section is the markup of the server until it is near, whatever lies before it', async () => {
  await open(two);
  const button = screen.getByText('second 0');
  expect(rendered()).toEqual([]);
  await act(async () => observed.get(sectionOf('second'))?.(false));
  expect(rendered()).toEqual([]);
  await act(async () => observed.get(sectionOf('second'))?.(true));
  expect(rendered()).toEqual(['second']);
  expect(screen.getByText('second 0')).toBe(button);
  expect(observed.has(sectionOf('second'))).toBe(false);
  await act(async () => fireEvent.click(button));
  expect(button.textContent).toBe('second 1');
});

test('a press hydrates the section it is meant for and does what was pressed', async () => {
  await open(two);
  const button = screen.getByText('second 0');
  await act(async () => fireEvent.click(button));
  expect(button.textContent).toBe('second 1');
  expect(new Set(rendered())).toEqual(new Set(['second']));
});

test('a press hydrates what is around the section as well, where that is not hydrated yet', async () => {
  await open(
    <LateSection height="rail">
      {first}
      <LateSection height="rail">{second}</LateSection>
    </LateSection>,
  );
  const button = screen.getByText('second 0');
  await act(async () => fireEvent.click(button));
  expect(button.textContent).toBe('second 1');
});

test('the focus hydrates a section', async () => {
  await open(two);
  await act(async () => screen.getByText('first 0').focus());
  expect(rendered()).toEqual(['first']);
});

test('a press and a choice from before the scripts came are done in a section that nobody has seen', async () => {
  const script = document.createElement('script');
  script.textContent = earlyInputScript;
  document.head.append(script);
  await open(two, () => {
    fireEvent.click(screen.getByText('second 0'));
    fireEvent.click(screen.getByLabelText('second dark'));
  });
  await act(async () => releaseEarlyInput());
  expect(screen.getByText('second 1')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('second dark').checked).toBe(true);
  expect(new Set(rendered())).toEqual(new Set(['second']));
  script.remove();
});

test('other children end the wait and keep the elements of the server', async () => {
  const { again } = await open(two);
  const button = screen.getByText('second 0');
  await again(
    <>
      <LateSection height="rail">{first}</LateSection>
      <LateSection height="rail">
        <Counter name="second" label="changed" />
      </LateSection>
    </>,
  );
  expect(screen.getByText('changed 0')).toBe(button);
  expect(rendered()).not.toContain('first');
});
