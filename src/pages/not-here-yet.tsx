import { MessagePage } from '../widgets/message-page.tsx';
import { statesText } from '../text/states.ts';

export default function NotHereYetPage() {
  return <MessagePage {...statesText.notHereYet} href="/home" />;
}
