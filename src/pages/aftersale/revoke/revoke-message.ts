import type { components } from '#openapi/types.ts';
import type { RevokeDraft } from '#machines/revoke/types.ts';
import { cancelText } from '#src/text/revoke.ts';
import { type RevokeOption, withdrawalKind } from './refund-preview.ts';

/** What happens to the items and to what was paid for them, money or coins, in one sentence. */
export function revokeMessage(
  { coinPrice }: Pick<components['schemas']['Order'], 'coinPrice'>,
  { mode, lines }: RevokeOption,
  draft: Pick<RevokeDraft, 'lines'>,
): string {
  const text = coinPrice === undefined ? cancelText : cancelText.coins;
  return lines ? text.withdrawal[withdrawalKind(lines, draft.lines)] : text.message[mode];
}
