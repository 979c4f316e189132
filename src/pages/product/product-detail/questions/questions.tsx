import { Button, Heading, Inline, Link, Stack, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { contactHref } from '#src/routing/contact-address.ts';
import { href } from '#src/routing/href.ts';
import { postDay } from '#src/widgets/post-day.ts';
import { productQuestionsText as text } from './text.ts';

interface QuestionsProps {
  readonly spu: string;
  /** The first ones as every guest sees them; undefined where they did not come. */
  readonly found: components['schemas']['QuestionPage'] | undefined;
}

/** The questions that most readers follow, and the ways to all of them and to an own one. */
export function Questions({ spu, found }: QuestionsProps) {
  const site = useSite();
  return (
    <Stack as="section" gap="m" aria-labelledby="questions-title">
      <Heading level={2} id="questions-title">
        {text.title}
      </Heading>
      {found?.total === 0 && <Text tone="muted">{text.none}</Text>}
      {found !== undefined && found.total > 0 && (
        <Stack as="ul" gap="l">
          {found.list.map(({ questionId, title, snippet, author, createdTime, answerCount }) => (
            <Stack as="li" key={questionId} gap="xs">
              <Heading level={3} look={4}>
                <Link href={href('/faq/detail', { questionId })} tone="quiet">
                  {title}
                </Link>
              </Heading>
              {snippet && <Text>{snippet.text}</Text>}
              <Text size="small" tone="muted">
                {`${text.by(author, postDay(createdTime, site).text)} · ${answerCount === 0 ? text.noAnswer : text.answers(answerCount)}`}
              </Text>
            </Stack>
          ))}
        </Stack>
      )}
      <Inline gap="m" wrap align="centre">
        {found !== undefined && found.total > 0 && (
          <Button asChild tone="outline">
            <Link tone="plain" href={href('/faq/list', { spu })}>
              {text.all(found.total)}
            </Link>
          </Button>
        )}
        <Link href={href('/faq/list', { spu, ask: 1 })}>{text.ask}</Link>
        <Link href={contactHref({ model: spu })}>{text.write}</Link>
        <Link href={href('/faq/my-space')}>{text.own}</Link>
      </Inline>
    </Stack>
  );
}
