import { useState, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../components/button/button.tsx';

interface OpenedByButtonProps {
  /** The label of the button. */
  readonly label: string;
  readonly children: (dialog: { readonly open: boolean; readonly close: () => void }) => ReactNode;
}

/** Holds the open state of a dialog for its story. */
export function OpenedByButton({ label, children }: OpenedByButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="outline" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {children({ open, close: () => setOpen(false) })}
    </>
  );
}

/** Waits until a dialog has faded in. */
export const seen = (element: HTMLElement): Promise<void> => waitFor(() => expect(element).toBeVisible());
