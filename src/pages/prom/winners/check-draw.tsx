import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, IconCheck, IconClose, InlineMessage, Link, SectionHeader, Text } from '#design-system/index.ts';
import type { DrawCheck, DrawFinding } from '#rules/draw.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { useText } from '#src/widgets/use-text.ts';
import { type Draw, drawFile, drawFileAddress, drawRules, publishedOf } from './queries.ts';
import { winnersText } from './text.ts';
import * as styles from './winners.css.ts';

const isSigned: DrawCheck['isSigned'] = async (chain, round) =>
  (await import('./beacon-signature.ts')).isSignedRound(chain, round);

interface SaidFinding extends DrawFinding {
  readonly words: string;
}

/** Fetches the file of a draw and does the draw again, step by step, beside the page. */
function useCheck(draw: Draw, onProved: CheckDrawProps['onProved']) {
  const shop = useShop();
  const data = useQueryClient();
  const [findings, setFindings] = useState<readonly SaidFinding[]>([]);
  const check = useMutation({
    mutationFn: async () => {
      setFindings([]);
      onProved(0);
      const found: SaidFinding[] = [];
      const file = await data.fetchQuery(drawFile(shop, draw.handle));
      const { checkDraw, drawStepWords } = await drawRules();
      const steps = Object.keys(drawStepWords).length;
      for await (const finding of checkDraw(file, { published: publishedOf(draw), isSigned })) {
        found.push({ ...finding, words: drawStepWords[finding.step][finding.holds ? 'holds' : 'fails'] });
        setFindings([...found]);
        onProved(found.filter(({ holds }) => holds).length / steps);
      }
      if (found.every(({ holds }) => holds)) onProved(1);
    },
    onError: () => onProved(1),
  });
  return { check, findings };
}

/** Without a secure origin a browser has no digests. */
const canCompute = (): boolean => globalThis.crypto?.subtle !== undefined;

interface CheckDrawProps {
  readonly draw: Draw;
  /** How much of the draw has been proved, 0 to 1. */
  readonly onProved: (share: number) => void;
}

export function CheckDraw({ draw, onProved }: CheckDrawProps) {
  const text = useText(winnersText.check);
  const { check, findings } = useCheck(draw, onProved);
  const [cannot, setCannot] = useState(false);
  const isDone = check.isSuccess;
  const isFair = findings.every(({ holds }) => holds);
  const start = () => (canCompute() ? check.mutate() : setCannot(true));
  return (
    <section aria-labelledby="check" className={styles.column}>
      <SectionHeader id="check" title={text.title} />
      <Text>{text.lead}</Text>
      <Button loading={check.isPending} onClick={start}>
        {isDone ? text.again : text.start}
      </Button>
      <noscript>{text.noScript}</noscript>
      {cannot && <InlineMessage tone="caution">{text.noCrypto}</InlineMessage>}
      {check.isError && <InlineMessage tone="critical">{text.failed}</InlineMessage>}
      {findings.length > 0 && <Findings findings={findings} />}
      <div role="status" className={styles.wide}>
        {isDone && (
          <InlineMessage tone={isFair ? 'positive' : 'critical'}>{isFair ? text.fair : text.unfair}</InlineMessage>
        )}
      </div>
      <ul className={styles.links}>
        <li>
          <Button asChild tone="quiet" size="s" flush>
            <Link href={draw.beacon.address} tone="plain">
              {text.beacon}
            </Link>
          </Button>
        </li>
        <li>
          <Button asChild tone="quiet" size="s" flush>
            <a href={drawFileAddress(draw.handle)} download>
              {text.file}
            </a>
          </Button>
        </li>
        <li>
          <Button asChild tone="quiet" size="s" flush>
            <a href="/check-draw.mjs" download>
              {text.script}
            </a>
          </Button>
        </li>
      </ul>
      <p className={styles.quiet}>{text.how}</p>
    </section>
  );
}

function Findings({ findings }: { findings: readonly SaidFinding[] }) {
  return (
    <ol className={styles.findings}>
      {findings.map(({ step, holds, words }) => (
        <li key={step} className={styles.finding}>
          <span className={holds ? styles.holds : styles.fails} aria-hidden="true">
            {holds ? <IconCheck size={20} /> : <IconClose size={20} />}
          </span>
          {words}
        </li>
      ))}
    </ol>
  );
}
