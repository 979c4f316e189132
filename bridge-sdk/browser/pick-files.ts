import type { FilledParams } from '../src/generated/types.ts';

const kinds = { image: 'image/*', video: 'video/*', any: 'image/*,video/*' } as const;

/** Lets the user choose files; an empty list when they cancel or the call is aborted. */
export function pickFiles(
  document: Document,
  { kind, source, max, accept }: FilledParams['uploadMedia'],
  signal: AbortSignal | undefined,
): Promise<readonly File[]> {
  const input = document.createElement('input');
  input.type = 'file';
  input.hidden = true;
  input.multiple = max > 1;
  input.accept = accept?.join(',') ?? kinds[kind];
  if (source === 'camera') input.setAttribute('capture', 'environment');
  document.body.append(input);
  return new Promise<readonly File[]>((resolve) => {
    const none = () => resolve([]);
    input.addEventListener('change', () => resolve([...(input.files ?? [])].slice(0, max)));
    input.addEventListener('cancel', none);
    signal?.addEventListener('abort', none, { once: true });
    input.click();
  }).finally(() => input.remove());
}
