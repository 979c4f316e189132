import { Inline, Stack, Text } from '#design-system/index.ts';
import { shareText } from '#src/text/share.ts';
import { qrCode } from './qr/qr-code.ts';

const text = shareText.own.qr;

/** A camera wants four light modules around the code. */
const quiet = 4;
const longest = 213;

/** The link for the camera of whoever stands beside: dark on light in both themes, or many cameras do not read it. */
export function QrPicture({ url }: { url: string }) {
  // A link that long is copied, not photographed.
  if (new TextEncoder().encode(url).length > longest) return null;
  const rows = qrCode(url);
  const side = rows.length + 2 * quiet;
  return (
    <Inline gap="m" align="centre">
      <svg role="img" aria-label={text.alt(url)} viewBox={`0 0 ${side} ${side}`} width="168" height="168">
        <rect width={side} height={side} rx="2" fill="white" />
        <path d={rows.map(pathOfRow).join('')} fill="black" shapeRendering="crispEdges" />
      </svg>
      <Stack gap="xxs">
        <Text weight="medium">{text.title}</Text>
        <Text size="small" tone="muted">
          {text.body}
        </Text>
      </Stack>
    </Inline>
  );
}

/** One stroke for every run of dark modules. */
function pathOfRow(row: readonly boolean[], y: number): string {
  const line = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...line.matchAll(/1+/g)]
    .map(({ 0: run, index }) => `M${index + quiet} ${y + quiet}h${run.length}v1h-${run.length}z`)
    .join('');
}
