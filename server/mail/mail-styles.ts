import { Markup } from './markup.ts';

/** The colours of a mail by day. Mail programs know no custom properties, so each is written where it is used. */
export const mailColors = {
  page: '#faf6ef',
  sheet: '#ffffff',
  ink: '#1b1a17',
  muted: '#5c574e',
  line: '#e5dccd',
  onButton: '#ffffff',
  onPicture: '#f4eee3',
  glow: '#ffb02e',
} as const;

/** What a mail program with a dark theme puts in their place, and what a narrow screen changes. */
export const mailStyles = new Markup(`
      :root { color-scheme: light dark; supported-color-schemes: light dark; }
      a { color: inherit; }
      @media (prefers-color-scheme: dark) {
        .page { background: #101214 !important; }
        .sheet { background: #181b1e !important; }
        .ink { color: #f4eee3 !important; }
        .muted { color: #b7b0a4 !important; }
        .line { border-color: #2a2e33 !important; }
        .button { background: #f4eee3 !important; color: #181b1e !important; }
      }
      @media (max-width: 480px) {
        .side { padding-left: 20px !important; padding-right: 20px !important; }
        .button { display: block !important; text-align: center !important; }
      }
    `);
