import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Sheet } from '../app/sheets.ts';
import { LoginSheet } from './login-sheet.tsx';
import { UploadSheet } from './upload-sheet.tsx';
import type { OfApp } from './use-store.ts';

/** The sheets of the app; the topmost is answered first. */
export function SheetView({ app, sheet }: OfApp & { readonly sheet: Sheet }) {
  if (sheet.kind === 'login') return <LoginSheet app={app} onDone={sheet.answer} />;
  if (sheet.kind === 'upload') return <UploadSheet params={sheet.params} onDone={sheet.answer} />;
  if (sheet.kind === 'alert') {
    const { message, title, okText = 'Yes' } = sheet.params;
    return (
      <SheetFrame title={title ?? 'Alert'} message={message} onEscape={sheet.answer} isAlert>
        <button type="button" className="main" onClick={sheet.answer}>
          {okText}
        </button>
      </SheetFrame>
    );
  }
  const { message, title, okText = 'Ok', cancelText = 'Cancel' } = sheet.params;
  const turnDown = (): void => sheet.answer({ confirmed: false });
  return (
    <SheetFrame title={title ?? 'Confirm'} message={message} onEscape={turnDown} isAlert>
      <button type="button" onClick={turnDown}>
        {cancelText}
      </button>
      <button type="button" className="main" onClick={() => sheet.answer({ confirmed: true })}>
        {okText}
      </button>
    </SheetFrame>
  );
}

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
