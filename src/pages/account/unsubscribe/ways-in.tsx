import { Button, Container, Heading, Stack, Text } from '#design-system/index.ts';
import { useWithActors } from '#src/actors/use-actors.ts';
import { mailPreferencesText as text } from '#src/text/mail-preferences.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { withSummary } from '#src/widgets/columns.css.ts';
import { href } from '#src/routing/href.ts';
import { LinkRequest } from './link-request.tsx';
import { SampleMails } from './sample-mails.tsx';

/** For somebody who is not known: a fresh link by mail, or the log-in. */
export function WaysIn({ lead }: { lead: string }) {
  const withActors = useWithActors();
  const logIn = () =>
    withActors(({ session }) => session.send({ type: 'login.request', path: href('/order/unsubscribe') }));
  return (
    <Container className={withSummary}>
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={1} tabIndex={-1}>
            {text.title}
          </Heading>
          <Text tone="muted">{lead}</Text>
        </Stack>
        <TitledSection title={text.link.title} lead={text.link.lead}>
          <LinkRequest />
        </TitledSection>
        <TitledSection title={text.member.title} lead={text.member.lead}>
          <Button tone="outline" block onClick={logIn}>
            {text.member.logIn}
          </Button>
        </TitledSection>
      </Stack>
      <SampleMails />
    </Container>
  );
}
