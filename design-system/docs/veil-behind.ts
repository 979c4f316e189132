/** What lies over the page right under a dialog: its layer and its colour. @throws when nothing does */
export function veilBehind(dialog: HTMLElement): { readonly layer: number; readonly colour: string } {
  const veil = dialog.previousElementSibling;
  if (!veil) throw new Error('Nothing lies between the page and its dialog');
  const { zIndex, backgroundColor } = getComputedStyle(veil);
  return { layer: Number(zIndex), colour: backgroundColor };
}
