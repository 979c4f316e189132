/** The layer and colour of the backdrop behind a dialog. @throws when there is none */
export function veilBehind(dialog: HTMLElement): { readonly layer: number; readonly colour: string } {
  const veil = dialog.previousElementSibling;
  if (!veil) throw new Error('Nothing lies between the page and its dialog');
  const { zIndex, backgroundColor } = getComputedStyle(veil);
  return { layer: Number(zIndex), colour: backgroundColor };
}
