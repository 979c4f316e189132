import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface FrameProps {
  readonly title: string;
  readonly message?: string;
  readonly children: ReactNode;
  readonly onEscape: () => void;
  readonly isAlert?: boolean;
}

/** A modal of the phone, not of the tool: the rest of the phone is inert, the tool is not. */
export function SheetFrame({ title, message, children, onEscape, isAlert = false }: FrameProps) {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => sheet.current?.focus(), []);
  const listen = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') onEscape();
  };
  return (
    <div className="scrim">
      <div
        ref={sheet}
        className="sheet"
        data-kind={isAlert ? 'alert' : 'form'}
        role={isAlert ? 'alertdialog' : 'dialog'}
        aria-labelledby={`${id}title`}
        aria-describedby={message ? `${id}message` : undefined}
        tabIndex={-1}
        onKeyDown={listen}
      >
        <h2 id={`${id}title`}>{title}</h2>
        {message && <p id={`${id}message`}>{message}</p>}
        {isAlert ? <div className="answers">{children}</div> : children}
      </div>
    </div>
  );
}
