import { hydrateRoot } from 'react-dom/client';
import { FloorPage } from './floor-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
hydrateRoot(root, <FloorPage cards={JSON.parse(document.getElementById('cards')?.textContent ?? '[]')} />);
