import { Button, ChatMessage, Link } from '#design-system/index.ts';
import type { AssistantMessage } from '#machines/assistant/types.ts';
import { safeReturnPath } from '#rules/urls.ts';
import { useText } from '#src/widgets/use-text.ts';
import { assistantText } from './text.ts';

/** Links lead into the shop, or there are none. */
const inShop = ({ route }: { readonly route: string }): boolean => safeReturnPath(route) !== undefined;

/** Something that was said; a reply with where it comes from, and with one thing to do about it. */
export function SaidMessage({ message, onHandOver }: { message: AssistantMessage; onHandOver: () => void }) {
  const text = useText(assistantText);
  const { who, text: words, sources, actions, handover } = message;
  if (who === 'SHOPPER') {
    return (
      <ChatMessage from="you" author={text.you}>
        {words}
      </ChatMessage>
    );
  }
  const [action] = actions.filter(({ type }) => type !== 'CONTACT').filter(inShop);
  return (
    <ChatMessage
      from="shop"
      author={text.robot}

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
