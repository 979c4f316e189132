import { useEffect, useState } from 'react';
import { IconCheck, IconCopy } from '../../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../layout/layout.tsx';
import * as styles from './copy-button.css.ts';

const shownFor = 2000;

export type CopyButtonProps = {
  /** The text to copy. */
  text: string;
  /** "Copy order number". */
  label: string;
  /** Announced after copying: "Copied". */
  copiedText: string;
};

/** Copies a number to the clipboard. */
export function CopyButton({ text, label, copiedText }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    // Refused by the browser: no success is shown.
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      <IconButton
        label={label}
        icon={copied ? <IconCheck size={20} /> : <IconCopy size={20} />}
        className={styles.button}
        onClick={copy}
      />
      <VisuallyHidden>
        <span role="status">{copied ? copiedText : ''}</span>
      </VisuallyHidden>
    </>
  );
}
