import { createRoot } from 'react-dom/client';
import '#design-system/foundations/global.css.ts';
import { openPlaces } from '../../storage/places.ts';
import { StoragePage } from './storage-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
createRoot(root).render(<StoragePage places={openPlaces()} />);
