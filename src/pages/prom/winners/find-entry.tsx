import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Form, InlineMessage, SectionHeader, Text, TextField } from '#design-system/index.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { useForm } from '#src/forms/use-form.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { useText } from '#src/widgets/use-text.ts';
import { type Draw, drawFile, drawRules } from './queries.ts';
import { winnersText } from './text.ts';
import * as styles from './winners.css.ts';

interface ProvedEntry {
  readonly id: string;
  /** In the sealed list, from 1. */
  readonly number: number;
  readonly proof: readonly string[];
  readonly holds: boolean;
}

/** Entries whose proofs are shown: each is computed over the whole list. */
const shown = 5;

/** The entries of a name, or the one with a number, and how each is proved to be in the sealed list. */
function useFind(draw: Draw) {
  const shop = useShop();
  const data = useQueryClient();
  return async (term: string): Promise<{ readonly proved: readonly ProvedEntry[]; readonly all: number }> => {
    const file = await data.fetchQuery(drawFile(shop, draw.handle));
    const { leafOf, merkleProof, numberEntries, rootOfProof } = await drawRules();
    const entries = await numberEntries(file.campaign, file.entries);
    const leaves = entries.map(({ id }) => leafOf(id));
    const found = [...entries.entries()].filter(
      ([, { id, pseudonym }]) => id === term || pseudonym.toLowerCase() === term,
    );
    const proved: ProvedEntry[] = [];
    for (const [index, { id }] of found.slice(0, shown)) {
      const proof = await merkleProof(leaves, index);
      const root = await rootOfProof(leafOf(id), { index, count: leaves.length }, proof);
      proved.push({ id, number: index + 1, proof, holds: root === draw.root });
    }
    return { proved, all: found.length };
  };
}

/** Shows that an entry was in the draw, by its way to the root. */
export function FindEntry({ draw }: { draw: Draw }) {
  const text = useText(winnersText.find);
  const find = useFind(draw);
  const [found, setFound] = useState<Awaited<ReturnType<typeof find>>>();
  const pseudonym = draw.mine?.pseudonym ?? '';
  const form = useForm({
    ids: { term: 'term-entry' },
    initial: { term: pseudonym },
    check: ({ term }) => ({ term: term.trim() === '' ? text.empty : undefined }),
    send: ({ term }) => find(term.trim().toLowerCase()),
    onSent: (entries) => {
      setFound(entries);
      form.again();
    },
  });
  return (
    <section aria-labelledby="find" className={styles.column}>
      <SectionHeader id="find" title={text.title} />
      <Text>{text.lead}</Text>
      <Form {...form.bind} aria-labelledby="find" className={styles.wide}>
        <TextField {...form.text('term')} label={text.field} hint={text.hint} autoComplete="off" spellCheck={false} />
        <Button type="submit" tone="outline" loading={form.isSending}>
          {pseudonym === '' ? text.start : text.own}
        </Button>
      </Form>
      <div role="status" className={styles.wide}>
        {found && <Found {...found} count={draw.count ?? 0} />}
      </div>
    </section>
  );
}

interface FoundProps {
  readonly proved: readonly ProvedEntry[];
  readonly all: number;
  readonly count: number;
}

function Found({ proved, all, count }: FoundProps) {
  const text = useText(winnersText.find);
  const site = useSite();
  if (all === 0) return <InlineMessage tone="caution">{text.missing}</InlineMessage>;
  return (
    <ul className={styles.findings}>
      {proved.map(({ id, number, proof, holds }) => (
        <li key={id} className={styles.column}>
          <strong>{text.found(coinCount(number, site), coinCount(count, site))}</strong>
          <span>{holds ? text.proof(proof.length) : text.broken}</span>
          <details>
            <summary>{text.seals}</summary>
            <ol className={styles.hashes}>
              {[id, ...proof].map((seal) => (
                <li key={seal} className={styles.hash}>
                  {seal}
                </li>
              ))}
            </ol>
          </details>
        </li>
      ))}
      {all > proved.length && <li>{text.more(all - proved.length)}</li>}
    </ul>
  );
}
