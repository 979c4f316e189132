import { createRoot } from 'react-dom/client';
import '#design-system/foundations/global.css.ts';
import { MachinesPage } from './machines-page.tsx';
import { openChannel } from './messages.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
createRoot(root).render(<MachinesPage channel={openChannel()} />);
