import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Upload } from './upload-row.tsx';
import { FileUpload } from './file-upload.tsx';

const done: Upload = {
  id: 'a',
  name: 'front.jpg',
  state: 'done',
  note: '1.2 MB',
  preview: '/media/products/dome/day-320.avif',
};

const meta = {
  title: 'Components/Forms/File upload',
  component: FileUpload,
  args: {
    label: 'Pictures of the fault',
    hint: 'JPG or PNG, at most 8 MB each, 6 in all.',
    accept: 'image/*',
    max: 6,
    files: [],
    onFiles: fn(),
    onRemove: fn(),
    onRetry: fn(),
    texts: {
      choose: 'Add pictures',
      full: 'That is all 6',
      remove: (name) => `Take ${name} off`,
      retry: (name) => `Send ${name} again`,
      sending: (name) => `Sending ${name}`,
    },
  },
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Add pictures');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    const picture = new File(['x'], 'lamp.png', { type: 'image/png' });
    await userEvent.upload(input, picture);
    await expect(args.onFiles).toHaveBeenCalledWith([picture]);
  },
};
export const Uploading: Story = {
  args: { files: [{ id: 'a', name: 'front.jpg', state: 'uploading', sent: 62, note: '' }] },
};
export const Done: Story = { args: { files: [done] } };
export const Failed: Story = {
  tags: ['visual'],
  args: { files: [done, { id: 'b', name: 'socket.jpg', state: 'failed', note: 'The connection broke' }] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection broke');
    await userEvent.click(canvas.getByRole('button', { name: 'Send socket.jpg again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('b');
  },
};
export const Missing: Story = { args: { error: 'Add one picture or more' } };
export const Full: Story = { args: { max: 1, files: [done] } };

/** A host app has its own file picker. */
export const InAnApp: Story = {
  args: { onAsk: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add pictures' }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};
export const LongWords: Story = {
  args: {
    label: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung',
    files: [{ ...done, name: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung.jpg' }],
  },
};
