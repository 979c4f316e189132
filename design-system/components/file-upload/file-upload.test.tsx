import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { acceptedFiles } from './accepted-files.ts';
import { FileUpload, type FileUploadProps } from './file-upload.tsx';
import type { Upload } from './upload-row.tsx';

afterEach(cleanup);

const file = (name: string, type: string) => new File(['x'], name, { type });
const png = file('lamp.png', 'image/png');
const pdf = file('Receipt.PDF', 'application/pdf');
const text = file('notes.txt', 'text/plain');

describe('the accepted files', () => {
  test.each([
    ['image/*', 6, ['lamp.png']],
    ['image/png, .pdf', 6, ['lamp.png', 'Receipt.PDF']],
    ['image/*,.pdf,text/plain', 2, ['lamp.png', 'Receipt.PDF']],
    ['image/jpeg', 6, []],
    ['image/*', 0, []],
    ['image/*', -1, []],
  ])('for %j with room for %i are %j', (accept, room, names) => {
    expect(acceptedFiles([png, pdf, text], accept, room).map(({ name }) => name)).toEqual(names);
  });
});

const sent: Upload = { id: 'a', name: 'lamp.png', state: 'done', note: '1.2 MB' };

function show(more: Partial<FileUploadProps> = {}) {
  const on = { onFiles: vi.fn(), onRemove: vi.fn(), onRetry: vi.fn() };
  const { container } = render(
    <FileUpload
      label="Pictures of the fault"
      accept="image/*"
      max={2}
      files={[]}
      texts={{
        choose: 'Add pictures',
        full: 'That is all 2',
        remove: (name) => `Take ${name} off`,
        retry: (name) => `Send ${name} again`,
        sending: (name) => `Sending ${name}`,
      }}
      {...on}
      {...more}
    />,
  );
  return { ...on, container };
}

describe('a file upload', () => {
  test('receives files from a keyboard-reachable input', async () => {
    const { onFiles } = show();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByLabelText('Add pictures'));
    await userEvent.upload(screen.getByLabelText('Add pictures'), [png]);
    expect(onFiles).toHaveBeenCalledExactlyOnceWith([png]);
  });

  test('receives dropped files, as far as they fit', () => {
    const { onFiles } = show({ files: [sent] });
    const more = file('second.jpg', 'image/jpeg');
    fireEvent.drop(screen.getByText('Add pictures'), { dataTransfer: { files: [text, more, png] } });
    expect(onFiles).toHaveBeenCalledExactlyOnceWith([more]);
  });

  test('shows that it is full instead of its button', () => {
    show({ files: [sent, { ...sent, id: 'b' }] });
    expect(screen.getByText('That is all 2')).toBeTruthy();
    expect(screen.queryByLabelText('Add pictures')).toBeNull();
  });

  test("uses the host app's picker where there is one", async () => {
    const onAsk = vi.fn();
    const { container } = show({ onAsk });
    await userEvent.click(screen.getByRole('button', { name: 'Add pictures' }));
    expect(onAsk).toHaveBeenCalledOnce();
    expect(container.querySelector('input')).toBeNull();
  });

  test('shows progress, and lets a failed file be sent again or removed', async () => {
    const { onRemove, onRetry } = show({
      files: [
        { id: 'a', name: 'a.png', state: 'uploading', sent: 40, note: '' },
        { id: 'b', name: 'b.png', state: 'failed', note: 'The connection broke' },
      ],
    });
    expect(screen.getByRole('progressbar', { name: 'Sending a.png' }).getAttribute('aria-valuenow')).toBe('40');
    expect(screen.getByRole('alert').textContent).toBe('The connection broke');
    await userEvent.click(screen.getByRole('button', { name: 'Send b.png again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Take a.png off' }));
    expect([onRetry.mock.calls, onRemove.mock.calls]).toEqual([[['b']], [['a']]]);
  });
});
