import type { Sheet } from '../app/sheets.ts';
import { LoginSheet } from './login-sheet.tsx';
import { SheetFrame } from './sheet-frame.tsx';
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
