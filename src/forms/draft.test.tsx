import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useKeepDraft } from './draft.ts';

afterEach(cleanup);

function Note({ text, isUnsaved, draft }: { text: string; isUnsaved: boolean; draft: ReturnType<typeof start> }) {
  useKeepDraft(draft, text, isUnsaved);
  return null;
}
const start = () => ({ read: () => undefined, keep: vi.fn<(text: string) => void>(), drop: vi.fn<() => void>() });

test('a draft is kept with every change while it is unsaved, and dropped once it is saved', () => {
  const draft = start();
  const { rerender } = render(<Note draft={draft} text="a" isUnsaved />);
  rerender(<Note draft={draft} text="ab" isUnsaved />);
  expect(draft.keep.mock.calls).toEqual([['a'], ['ab']]);
  rerender(<Note draft={draft} text="ab" isUnsaved={false} />);
  expect(draft.drop).toHaveBeenCalledOnce();
});

test('a form that nobody typed in leaves the draft of another form alone', () => {
  const draft = start();
  render(<Note draft={draft} text="" isUnsaved={false} />).unmount();
  expect(draft.keep).not.toHaveBeenCalled();
  expect(draft.drop).not.toHaveBeenCalled();
});
