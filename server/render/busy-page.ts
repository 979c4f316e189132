import { html } from '../mail/markup.ts';

const styles = `:root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem}
h1{font-size:1.75rem;line-height:1.2}a{color:inherit;display:inline-block;padding:.75rem 0}`;

/** What a browser shows while the shop cannot render a page for it; it asks again by itself, and needs no script for it. */
export const busyPage = ({ message, seconds, nonce }: { message: string; seconds: number; nonce: string }): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <meta http-equiv="refresh" content="${seconds}" />
        <title>One moment, please</title>
        <style nonce="${nonce}">
          ${styles}
        </style>
      </head>
      <body>
        <main>
          <h1>One moment, please</h1>
          <p>${message} This page asks again by itself in ${seconds} s.</p>
          <a href="">Try again</a>
        </main>
      </body>
    </html>`.text;
