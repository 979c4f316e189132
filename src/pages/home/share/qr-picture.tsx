import { encode } from 'uqr';
import { Inline, Stack, Text } from '#design-system/index.ts';
import { shareText } from './text.ts';

const text = shareText.own.qr;

/** The quiet zone that readers need around a code, in modules. */
const quiet = 4;

/** What version 10 holds at error correction level M, in bytes: larger codes are too fine for the picture. */
const longest = 213;

/** A link as a QR code: dark on light in both themes, because many cameras do not read the inverse. */
export function QrPicture({ url }: { url: string }) {
  if (new TextEncoder().encode(url).length > longest) return null;
  const { data: rows } = encode(url, { ecc: 'M', border: 0 });
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

/** One rectangle for every run of dark modules. */
function pathOfRow(row: readonly boolean[], y: number): string {
  const line = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...line.matchAll(/1+/g)]
    .map(({ 0: run, index }) => `M${index + quiet} ${y + quiet}h${run.length}v1h-${run.length}z`)
    .join('');
}
