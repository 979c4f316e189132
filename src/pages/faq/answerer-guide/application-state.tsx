import { Banner, Button, Link, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';
import { dayText } from '#src/widgets/moments.ts';
import { guideText } from './text.ts';
import { questionsText } from '../parts/questions-text.ts';

const text = guideText.status;

/** What became of the application of a member; nothing before there is one. */
export function ApplicationState({ status }: { status: components['schemas']['AnswererStatus'] }) {
  const site = useSite();
  const { status: state, retryTime, reason } = status;
  switch (state) {
    case 'NONE':
      return null;
    case 'PENDING':
      return (
        <Banner tone="info" title={text.PENDING.title}>
          {text.PENDING.text}
        </Banner>
      );
    case 'APPROVED':
      return (
        <Banner
          tone="positive"
          title={text.APPROVED.title}
          action={
            <Button asChild tone="outline" size="s">
              <Link tone="plain" href={href('/faq/my-space', { tab: 'INVITED' })}>
                {text.APPROVED.action}
              </Link>
            </Button>
          }
        >
          {text.APPROVED.text}
        </Banner>
      );
    case 'REJECTED':
      return (
        <Banner tone="caution" title={text.REJECTED.title}>
          {reason !== null && <Text>{reason}</Text>}
          {retryTime !== null && <Text>{guideText.retry(dayText(retryTime, site))}</Text>}
        </Banner>
      );
    case 'SUSPENDED':
      return (
        <Banner
          tone="caution"
          title={text.SUSPENDED.title}
          action={<Link href={href('/faq/qa-rule')}>{questionsText.rules}</Link>}
        >
          {reason ?? text.SUSPENDED.text}
        </Banner>
      );
  }
}
