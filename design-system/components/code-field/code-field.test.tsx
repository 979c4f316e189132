import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeField } from './code-field.tsx';

afterEach(cleanup);

function Form({ onComplete }: { onComplete: (digits: string) => void }) {
  const [code, setCode] = useState('');
  return <CodeField label="Code" value={code} onChange={setCode} onComplete={onComplete} />;
}

test.each([['123456'], ['123 456'], ['Your code: 123-456'], ['12345678']])(
  'pasting %j fills the six boxes',
  async (pasted) => {
    const complete = vi.fn();
    render(<Form onComplete={complete} />);
    await userEvent.click(screen.getByLabelText('Code'));
    await userEvent.paste(pasted);
    expect(complete.mock.calls).toEqual([['123456']]);
  },
);

test('the code field does not complete with five digits', async () => {
  const complete = vi.fn();
  render(<Form onComplete={complete} />);
  await userEvent.type(screen.getByLabelText('Code'), '12a345');
  expect(complete).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Code'), '6');
  expect(complete).toHaveBeenCalledWith('123456');
});
