import { Button, ChatMessage, Link } from '#design-system/index.ts';
import type { AssistantMessage } from '#machines/assistant/types.ts';
import { safeReturnPath } from '#rules/urls.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { moment } from '#src/widgets/moments.ts';
import { useText } from '#src/widgets/use-text.ts';
import { assistantText } from './text.ts';

/** Links lead into the shop, or there are none. */
const inShop = ({ route }: { readonly route: string }): boolean => safeReturnPath(route) !== undefined;

/** Something that was said; a reply with where it comes from, and with one thing to do about it. */
export function SaidMessage({ message, onHandOver }: { message: AssistantMessage; onHandOver: () => void }) {
  const text = useText(assistantText);
  const site = useSite();
  const { who, text: words, time, sources, actions, handover } = message;
  if (who === 'SHOPPER') {
    return (
      <ChatMessage from="you" author={text.you} time={moment(time, site)}>
        {words}
      </ChatMessage>
    );
  }
  const [action] = actions.filter(({ type }) => type !== 'CONTACT').filter(inShop);
  return (
    <ChatMessage
      from="shop"
      author={text.robot}
      time={moment(time, site)}
      sources={sources.filter(inShop).map(({ route, title }) => ({ href: route, label: title }))}
      action={
        handover ? (
          <Button tone="outline" onClick={onHandOver}>
            {text.person}
          </Button>
        ) : (
          action && (
            <Button tone="outline" asChild>
              <Link href={action.route}>{action.label}</Link>
            </Button>
          )
        )
      }
    >
      {words}
    </ChatMessage>
  );
}
