interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** True on a line that is slow or paid by the byte: nothing is fetched there before it is pressed. */
export function savesData(navigator: Navigator & { readonly connection?: Connection }): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
