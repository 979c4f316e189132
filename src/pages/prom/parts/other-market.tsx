import { ArtElsewhere } from '#design-system/index.ts';
import { MessagePage } from '#src/widgets/message-page.tsx';

interface OtherMarketProps {
  /** The markets that have it, in a sentence; empty where nobody says which. */
  readonly names: string;
  readonly text: {
    readonly title: string;
    readonly body: (markets: string) => string;
    readonly none: string;
    readonly action: string;
  };
  readonly href: string;
}

/** Something that this market does not have, and where it is. */
export function OtherMarket({ names, text: { title, body, none, action }, href }: OtherMarketProps) {
  return (
    <MessagePage
      nothing="empty"
      art={<ArtElsewhere />}
      title={title}
      body={names === '' ? none : body(names)}
      action={action}
      href={href}
    />
  );
}
