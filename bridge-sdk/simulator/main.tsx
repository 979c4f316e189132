import '@fontsource-variable/instrument-sans/wght.css';
import { createRoot } from 'react-dom/client';
import { createApp } from './app/create-app.ts';
import { placeOf } from './app/screens.ts';
import './style/tool.css';
import './style/phone.css';
import './style/sheets.css';
import './style/log.css';
import { Simulator } from './view/simulator.tsx';

const place = placeOf(new URLSearchParams(location.search).get('path') ?? '/home', location.href);
const start = place?.isShop ? place : { address: `${location.origin}/home`, isShop: true };
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
createRoot(root).render(<Simulator app={createApp({ origin: location.origin, start })} />);
