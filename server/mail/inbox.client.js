// Of the inbox of developers: times by the clock of the browser, and new mail without a reload.
const clock = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
const list = document.querySelector('nav');
const news = document.querySelector('#news');
const pause = 3000;

function showTimes() {
  for (const time of document.querySelectorAll('time')) time.textContent = clock.format(new Date(time.dateTime));
}

/** The document at an address; it runs nothing. */
function read(address) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.addEventListener('load', () => resolve(request.response));
    request.addEventListener('error', reject);
    request.send();
  });
}

const keys = (nav) => [...nav.querySelectorAll('a')].map((link) => link.getAttribute('href'));

async function look() {
  const fresh = (await read(location.href))?.querySelector('nav');
  if (!fresh) return;
  const known = new Set(keys(list));
  const added = keys(fresh).filter((key) => !known.has(key)).length;
  if (added === 0) return;
  const focused = list.contains(document.activeElement) ? document.activeElement.getAttribute('href') : undefined;
  list.replaceChildren(...fresh.childNodes);
  if (focused) [...list.querySelectorAll('a')].find((link) => link.getAttribute('href') === focused)?.focus();
  showTimes();
  news.textContent = added === 1 ? 'One new mail.' : `${added} new mails.`;
}

function lookLater() {
  setTimeout(async () => {
    if (document.visibilityState === 'visible') await look().catch(() => undefined);
    lookLater();
  }, pause);
}

showTimes();
lookLater();
