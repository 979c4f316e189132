import { useEffect, useEffectEvent } from 'react';
import { Banner, FileUpload, Heading, Select, Stack, TextArea } from '#design-system/index.ts';
import type { WizardLine } from '#machines/rma-wizard/types.ts';
import type { components } from '#openapi/types.ts';
import { formMaxMedia as maxFiles } from '#rules/limits.ts';
import type { UploadAccess } from '#src/actors/uploader/uploader-actor.ts';
import { useUploads } from '#src/actors/uploader/use-uploads.ts';
import { uploadText } from '#src/text/uploads.ts';
import { rmaText } from './text.ts';
import { wizardIds } from './wizard-steps.ts';

const text = rmaText.reasons;
const maxNote = 500;

interface LineReasonProps {
  readonly line: WizardLine;
  readonly title: string;
  /** Its title says nothing where there is no other. */
  readonly isAlone: boolean;
  readonly reasons: components['schemas']['RmaEligibility']['reasons'];
  readonly access: UploadAccess;
  readonly errors: ReadonlyMap<string, string>;
  readonly onChange: (part: Partial<WizardLine>) => void;
  readonly onUploads: (isUnderWay: boolean) => void;
}

export function LineReason(props: LineReasonProps) {
  const { line, title, isAlone, reasons, access, errors, onChange, onUploads } = props;
  const { lineId, reason, note } = line;
  const uploads = useUploads(maxFiles, line.pictures, access);
  const { stored } = uploads;
  const isUnderWay = uploads.isSending || uploads.isBroken;
  const keep = useEffectEvent(() => onChange({ pictures: stored }));
  const report = useEffectEvent(onUploads);
  useEffect(() => keep(), [stored]);
  useEffect(() => report(isUnderWay), [isUnderWay]);

  const chosen = reasons.find(({ code }) => code === reason);
  return (
    <Stack as="section" gap="m" aria-label={title}>
      {!isAlone && (
        <Heading level={2} look={4}>
          {title}
        </Heading>
      )}
      <Select
        id={wizardIds.reason(lineId)}
        label={text.reason}
        placeholder={text.choose}
        required
        options={reasons.map(({ code, label }) => ({ value: code, label }))}
        value={reason ?? ''}
        error={errors.get(wizardIds.reason(lineId))}
        onChange={({ target }) => onChange({ reason: target.value === '' ? null : target.value })}
      />
      {chosen?.firstHelp && (
        <Banner tone="info" title={text.firstHelp}>
          <Stack as="ul" gap="xxs">
            {chosen.firstHelp.map((help) => (
              <li key={help}>{help}</li>
            ))}
          </Stack>
        </Banner>
      )}
      <div id={wizardIds.pictures(lineId)} tabIndex={-1}>
        <FileUpload
          label={text.pictures.label}
          hint={chosen?.needsPhoto ? `${text.pictures.needed} ${text.pictures.hint}` : text.pictures.hint}
          error={errors.get(wizardIds.pictures(lineId))}
          accept="image/jpeg,image/png,image/webp,video/mp4"
          max={maxFiles}
          files={uploads.rows}
          onFiles={uploads.add}
          onRemove={uploads.remove}
          onRetry={uploads.retry}
          texts={{ ...uploadText, choose: text.pictures.choose, full: uploadText.full(maxFiles) }}
        />
      </div>
      <TextArea
        label={text.note}
        optionalText={text.optional}
        rows={3}
        maxLength={maxNote}
        value={note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </Stack>
  );
}
