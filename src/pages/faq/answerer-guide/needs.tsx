import { IconCheck, IconMinus, SectionHeader, Stack, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { answererLevel } from '#rules/qa-limits.ts';
import { guideText } from './text.ts';
import * as styles from './guide.css.ts';

const text = guideText.needs;

type Status = components['schemas']['AnswererStatus'];

/** What is asked of an answerer; for a member with what is there. */
export function Needs({ status }: { status: Status | undefined }) {
  const rows = [
    { name: text.owned, isMet: status && status.ownedModels.length > 0, note: undefined },
    {
      name: text.level(status?.minLevel ?? answererLevel),
      isMet: status && status.level >= status.minLevel,
      note: status && text.yourLevel(status.level),
    },
  ];
  return (
    <section aria-labelledby="needs">
      <SectionHeader id="needs" look={4} title={text.title} />
      <Stack gap="m">
        <Text tone="muted">{text.lead}</Text>
        <ul className={styles.needs}>
          {rows.map(({ name, isMet, note }) => (
            <li key={name} className={styles.need}>
              {isMet === true ? (
                <IconCheck size={20} className={styles.fulfilled} />
              ) : (
                <IconMinus size={20} className={styles.mark} />
              )}
              <div>
                <Text>{name}</Text>
                {isMet !== undefined && (
                  <Text size="small" tone="muted">
                    {note ?? (isMet ? text.yes : text.no)}
                  </Text>
                )}
              </div>
            </li>
          ))}
        </ul>
        <Text>{guideText.buyers}</Text>
      </Stack>
    </section>
  );
}
