import { ImageBox } from '../image-box/image-box.tsx';
import { Modal } from '../modal/modal.tsx';
import type { GalleryPicture } from './thumb.tsx';
import * as styles from './zoomed-picture.css.ts';

type ZoomedPictureProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  picture: GalleryPicture;
};

/** Loaded with the first enlargement: it includes the dialog. */
export function ZoomedPicture({ open, onClose, title, closeLabel, picture }: ZoomedPictureProps) {
  return (
    <Modal open={open} onOpenChange={(next) => !next && onClose()} title={title} closeLabel={closeLabel} size="l">
      {picture.film ? (
        <div className={styles.whole}>{picture.film}</div>
      ) : (
        <ImageBox picture={picture} sizes="min(960px, 100vw)" rounded />
      )}
    </Modal>
  );
}
