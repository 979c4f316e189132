import { MessagePage } from '../widgets/message-page.tsx';
import { statesText } from '../text/states.ts';

export default function NotFoundPage() {
  return <MessagePage {...statesText.notFound} href="/home" />;
}
