import { Button, FrameHost, Inline } from '#design-system/index.ts';
import { useBack } from '#src/actors/use-actors.ts';
import { frameText } from './text.ts';

const text = frameText.leaving;

/** Names the host before anything of it is loaded. */
export function Leaving({ host, onAgree }: { host: string; onAgree: () => void }) {
  const back = useBack();
  return (
    <FrameHost
      phase="blocked"
      title={text.title}
      body={text.body(host)}
      actions={
        <Inline gap="s" wrap justify="centre">
          <Button onClick={onAgree}>{text.action(host)}</Button>
          <Button tone="outline" onClick={back}>
            {text.stay}
          </Button>
        </Inline>
      }
    />
  );
}
