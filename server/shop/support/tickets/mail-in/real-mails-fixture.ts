/** What an answer is made of: addresses, and our mail as its reader has it. */
export interface Answered {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly html: string;
}

/** An answer as a mail program sends it, and what in it is the writer's. */
export interface RealMail {
  readonly program: string;
  readonly own: string;
  readonly write: (answered: Answered) => Buffer;
}

const us = 'Lampyris <hello@lampyris.example>';
const indented = (text: string, sign = '> '): string =>
  text
    .split('\n')
    .map((line) => `${sign}${line}`.trimEnd())
    .join('\n');

/** Breaks lines as programs do that send plain text. */
const wrapped = (text: string, width = 72): string =>
  text
    .split('\n')
    .map((line) => line.replaceAll(new RegExp(`(?=.{${width}})(.{1,${width}}) `, 'g'), '$1\n'))
    .join('\n');

const paragraphs = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<div>${line || '<br>'}</div>`)
    .join('');

const latinBytes = new Map(
  Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte]),
);
const asLatin = (text: string): Buffer => Buffer.from([...text].map((sign) => latinBytes.get(sign) ?? 0x3f));

/** The two bytes of each character, as a decoder that takes pairs of bytes from `first` to `last` knows them. */
function pairs(
  decode: (pair: readonly number[]) => string,
  first: number,
  last: number,
): ReadonlyMap<string, readonly number[]> {
  const codes = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return new Map(codes.flatMap((high) => codes.map((low) => [decode([high, low]), [high, low]] as const)));
}

/** Japanese as mail has had it since before there was UTF-8: escapes switch between two character sets. */
function asIso2022(text: string): Buffer {
  const decoder = new TextDecoder('iso-2022-jp');
  const codes = pairs((pair) => decoder.decode(Uint8Array.of(0x1b, 0x24, 0x42, ...pair)), 0x21, 0x7e);
  const runs = text.match(/[\x00-\x7F]+|[^\x00-\x7F]+/g) ?? [];
  return Buffer.concat(
    runs.map((run) =>
      (run.codePointAt(0) ?? 0) < 0x80
        ? Buffer.from(run)
        : Buffer.from([0x1b, 0x24, 0x42, ...[...run].flatMap((sign) => codes.get(sign) ?? []), 0x1b, 0x28, 0x42]),
    ),
  );
}

function asShiftJis(text: string): Buffer {
  const decoder = new TextDecoder('shift_jis');
  const codes = pairs((pair) => decoder.decode(Uint8Array.from(pair)), 0x40, 0xfc);
  return Buffer.from(
    [...text].flatMap((sign) => ((sign.codePointAt(0) ?? 0) < 0x80 ? [sign.charCodeAt(0)] : (codes.get(sign) ?? []))),
  );
}

const quotedPrintable = (bytes: Buffer): string =>
  [...bytes]
    .map((byte) =>
      byte === 0x0a
        ? '\n'
        : byte > 0x7e || byte === 0x3d
          ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
          : String.fromCodePoint(byte),
    )
    .join('')
    .split('\n')
    .map((line) => line.replaceAll(/.{70}(?<!=.?)(?=.)/g, '$&=\n'))
    .join('\n');
const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll(/.{76}/g, '$&\n');

type Body = string | Buffer;

const headed = ({ from, to }: Answered, headers: readonly string[], body: Body): Buffer =>
  Buffer.concat([
    Buffer.from(
      [
        `From: Mara <${from}>`,
        `To: Lampyris <${to}>`,
        'Subject: =?utf-8?B?UmU6IERpZSBMYW1wZQ==?=',
        'Date: Mon, 23 Nov 2026 19:30:00 +0100',
        `Message-ID: <${crypto.randomUUID()}@mail.example>`,
        'MIME-Version: 1.0',
        ...headers,
        '',
        '',
      ].join('\r\n'),
    ),
    typeof body === 'string' ? Buffer.from(body.replaceAll('\n', '\r\n')) : body,
  ]);

const alternative = (answered: Answered, plain: string, html: string): Buffer =>
  headed(
    answered,
    ['Content-Type: multipart/alternative; boundary="=_part"'],
    `--=_part\nContent-Type: text/plain; charset="UTF-8"\nContent-Transfer-Encoding: quoted-printable\n\n${quotedPrintable(Buffer.from(plain))}\n--=_part\nContent-Type: text/html; charset="UTF-8"\nContent-Transfer-Encoding: base64\n\n${base64(Buffer.from(html))}\n--=_part--\n`,
  );
const plainOnly = (answered: Answered, text: string, headers: readonly string[] = []): Buffer =>
  headed(answered, ['Content-Type: text/plain; charset=utf-8', ...headers], text);
const htmlOnly = (answered: Answered, html: string): Buffer =>
  headed(
    answered,
    ['Content-Type: text/html; charset=utf-8', 'Content-Transfer-Encoding: base64'],
    base64(Buffer.from(html)),
  );

const mail = (program: string, own: string, write: (own: string, answered: Answered) => Buffer): RealMail => ({
  program,
  own,
  write: (answered) => write(own, answered),
});

/** The shapes in which the mail programs of our markets answer: above, below and between, in their languages. */
export const realMails: readonly RealMail[] = [
  mail('Gmail, English', 'It is a Lutron,\nwith three lamps.\n\nMara', (own, answered) =>
    alternative(
      answered,
      `${own}\n\nOn Mon, Nov 23, 2026 at 10:02 AM Lampyris <hello@lampyris.example>\nwrote:\n\n${indented(wrapped(answered.text))}\n`,
      `<div dir="ltr">${paragraphs(own)}</div><br><div class="gmail_quote"><div>On Mon wrote:</div><blockquote>${answered.html}</blockquote></div>`,
    ),
  ),
  mail('Gmail on a phone, German', 'Ein alter Drehdimmer für 60 W,\ndrei Lampen hängen daran. Grüße', (own, answered) =>
    plainOnly(
      answered,
      `${own}\n\nLampyris <hello@lampyris.example> schrieb am Mo., 23. Nov. 2026, 10:02:\n\n${indented(answered.text)}\n`,
    ),
  ),
  mail('Gmail, German, wrapped', 'Drei.', (own, answered) =>
    plainOnly(
      answered,
      `${own}\n\nAm Mo., 23. Nov. 2026 um 10:02 Uhr schrieb Lampyris <\nhello@lampyris.example>:\n\n${indented(wrapped(answered.text))}\n`,
    ),
  ),
  mail('Gmail, Japanese', '調光器はパナソニックです。\nランプは三つあります。', (own, answered) =>
    headed(
      answered,
      ['Content-Type: text/plain; charset="UTF-8"', 'Content-Transfer-Encoding: base64'],
      base64(Buffer.from(`${own}\n\n2026年11月23日(月) 10:02 ${us}:\n\n${indented(answered.text)}\n`)),
    ),
  ),
  mail('Outlook, German', 'Ein Busch-Jäger, drei Lampen.\nKosten: 59 €', (own, answered) =>
    headed(
      answered,
      ['Content-Type: text/plain; charset="Windows-1252"', 'Content-Transfer-Encoding: quoted-printable'],
      quotedPrintable(
        asLatin(
          `${own}\n\nVon: ${us}\nGesendet: Montag, 23. November 2026 10:02\nAn: Mara <${answered.from}>\nBetreff: Re: Die Lampe\n\n${answered.text}\n`,
        ),
      ),
    ),
  ),
  mail('Outlook on the web, French', 'Un Legrand, trois lampes.\n\nMara', (own, answered) =>
    htmlOnly(
      answered,
      `<html><head><style>p{margin:0}</style></head><body>${paragraphs(own)}<hr><div id="divRplyFwdMsg"><b>De :</b> Lampyris &lt;hello@lampyris.example&gt;<br><b>Envoyé :</b> lundi 23 novembre 2026 10:02<br><b>À :</b> Mara<br><b>Objet :</b> Re: La lampe</div><div>${answered.html}</div></body></html>`,
    ),
  ),
  mail('Outlook on a phone, Spanish', 'Un Simon 75, tres lámparas.', (own, answered) =>
    plainOnly(
      answered,
      `${own}\n\n________________________________\nDe: ${us}\nEnviado: Monday, November 23, 2026 10:02:11 AM\nPara: Mara <${answered.from}>\nAsunto: Re: La lámpara\n\n${answered.text.replaceAll(/(https?:\S+)/g, '<$1>')}\n`,
    ),
  ),
  mail('Outlook, Japanese', 'パナソニックです。', (own, answered) =>
    headed(
      answered,
      ['Content-Type: text/plain; charset="iso-2022-jp"', 'Content-Transfer-Encoding: 7bit'],
      asIso2022(
        `${own}\n\n差出人: Lampyris <hello@lampyris.example>\n送信日時: 2026年11月23日 10:02\n宛先: Mara <${answered.from}>\n件名: Re: ランプ\n\n${answered.text.replaceAll(/[^\x00-\x7F]/g, '-')}\n`,
      ),
    ),
  ),
  mail('Apple Mail, French of Canada', 'Un Leviton, trois lampes.\n\nMara', (own, answered) =>
    plainOnly(answered, `${own}\n\n> Le 23 nov. 2026 à 10:02, ${us} a écrit :\n> \n${indented(answered.text)}\n`),
  ),
  mail('iPhone, English', 'Leviton, and three.', (own, answered) =>
    alternative(
      answered,
      `${own}\n\nOn Nov 23, 2026, at 10:02 AM, ${us} wrote:\n\n\uFEFF${answered.text}\n`,
      `<html><body>${paragraphs(own)}<blockquote type="cite">${answered.html}</blockquote></body></html>`,
    ),
  ),
  mail('Thunderbird, Italian, below', 'Un BTicino, tre lampade.\n\nMara', (own, answered) =>
    plainOnly(answered, `Il 23/11/26 10:02, Lampyris ha scritto:\n${indented(wrapped(answered.text))}\n\n${own}\n`),
  ),
  mail('Thunderbird, English, between', 'A Lutron.\n\nThree of them.', (_own, answered) => {
    const [before = '', after = ''] = answered.text.split('And how many');
    return plainOnly(
      answered,
      `On 23/11/2026 10:02, Lampyris wrote:\n${indented(before.trimEnd())}\n\nA Lutron.\n\n${indented(`And how many${after}`)}\n\nThree of them.\n`,
    );
  }),
  mail('Yahoo, English', 'It is a Lutron with three lamps.', (own, answered) =>
    plainOnly(
      answered,
      ` ${own}\n    On Monday, November 23, 2026 at 10:02:33 AM PST, ${us} wrote:  \n \n ${indented(answered.text, ' ')}\n`,
    ),
  ),
  mail('GMX, German', 'Ein alter Dimmer, drei Lampen.', (own, answered) =>
    htmlOnly(
      answered,
      `<div>${paragraphs(own)}</div><div style="margin:10px 5px"><div><b>Gesendet:</b>&nbsp;Montag, 23. November 2026 um 10:02 Uhr<br><b>Von:</b>&nbsp;&quot;Lampyris&quot; &lt;hello@lampyris.example&gt;<br><b>An:</b>&nbsp;${answered.from}<br><b>Betreff:</b>&nbsp;Re: Die Lampe</div><div>${answered.html}</div></div>`,
    ),
  ),
  mail(
    'Samsung, Dutch, without a character set',
    'Een oude dimmer, drie lampen: €\u00A059 per stuk, \u00E9\u00E9n jaar oud',
    (own, answered) =>
      headed(
        answered,
        ['Content-Type: text/plain', 'Content-Transfer-Encoding: 8bit'],
        asLatin(
          `${own}\n\n-------- Oorspronkelijk bericht --------\nVan: ${us}\nDatum: 23-11-26 10:02 (GMT+01:00)\nAan: Mara <${answered.from}>\nOnderwerp: Re: De lamp\n\n${answered.text}\n`,
        ),
      ),
  ),
  mail('a program of Japan, with the wrong character set', '三つのランプがあります。', (own, answered) =>
    headed(
      answered,
      ['Content-Type: text/plain; charset=us-ascii', 'Content-Transfer-Encoding: 8bit'],
      asShiftJis(`${own}\n\n${indented(answered.text.replaceAll(/[^\x00-\x7F]/g, '-'))}\n`),
    ),
  ),
];
