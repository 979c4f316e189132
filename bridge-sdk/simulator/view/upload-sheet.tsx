import type { UploadParams } from '../../src/generated/types.ts';
import { samplePicture } from '../app/sample-picture.ts';
import { SheetFrame } from './sheet-frame.tsx';

interface Props {
  readonly params: UploadParams;
  /** Called without files when nothing was chosen. */
  readonly onDone: (files: readonly File[]) => void;
}

const accepted = { image: 'image/*', video: 'video/*', any: 'image/*,video/*' } as const;

/** The app's picker: files of this device, or a generated picture in place of a camera. */
export function UploadSheet({ params, onDone }: Props) {
  const { kind = 'image', max = 1, accept } = params;
  return (
    <SheetFrame title={max > 1 ? `Choose up to ${max} files` : 'Choose a file'} onEscape={() => onDone([])}>
      <label>
        From this device
        <input
          type="file"
          multiple={max > 1}
          accept={accept?.join() ?? accepted[kind]}
          onChange={({ target }) => onDone([...(target.files ?? [])])}
        />
      </label>
      <div className="answers">
        <button type="button" onClick={() => onDone([])}>
          Cancel
        </button>
        {kind !== 'video' && (
          <button type="button" className="main" onClick={() => void samplePicture().then((file) => onDone([file]))}>
            Take a picture
          </button>
        )}
      </div>
    </SheetFrame>
  );
}
