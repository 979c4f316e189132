import type { PromotionWindow } from '#rules/promotion-states.ts';
import { fault, instantAt } from '#server/ops/file-fields.ts';

/** When a promotion is shown, begins and is over, as the fields of a market say it. @throws UsageError */
export function windowAt(fields: Readonly<Record<string, unknown>>, path: string): PromotionWindow {
  const startTime = instantAt(fields['startTime'], `${path}.startTime`);
  const endTime = instantAt(fields['endTime'], `${path}.endTime`);
  const previewTime =
    fields['previewTime'] === undefined ? null : instantAt(fields['previewTime'], `${path}.previewTime`);
  if (endTime <= startTime) throw fault(`${path}.endTime`, 'must be after the start');
  if (previewTime !== null && previewTime > startTime)
    throw fault(`${path}.previewTime`, 'must not be after the start');
  return { previewTime, startTime, endTime };
}
