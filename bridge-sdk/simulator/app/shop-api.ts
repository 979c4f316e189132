import type { Medium, UploadProgress } from '../../src/generated/types.ts';
import { isRecord } from '../../src/shape.ts';
import type { Account } from './app-state.ts';

/** The demo member of a shop outside production. */
export const demoShopper = { email: 'demo@lampyris.test', password: 'Glow-worm-42' };

/** The shop refused a request; the message is the shop's. */
export class ShopRefusal extends Error {}

/** Reads the shop's response envelope. @throws ShopRefusal with the shop's message */
function dataOf(envelope: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(envelope)) throw new ShopRefusal('The shop gave no answer that can be read.');
  if (envelope['status'] !== 200) throw new ShopRefusal(String(envelope['message']));
  const { data } = envelope;
  return isRecord(data) ? data : {};
}

/** Logs in through the shop's API, outside the page, like an app. @throws ShopRefusal */
export async function logIn(email: string, password: string): Promise<Account> {
  const response = await fetch('/bff-app/v1/mobile/email/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { accountId, token, savvyUser } = dataOf(await response.json());
  return {
    email,
    accountId: String(accountId ?? ''),
    accountToken: String(token ?? ''),
    savvyUser: savvyUser === true,
  };
}

/** Uploads one file of a member. Only XMLHttpRequest reports upload progress. @throws ShopRefusal */
export function upload(file: File, token: string, onProgress: (progress: UploadProgress) => void): Promise<Medium> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append('file', file);
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total });
    request.onerror = () => reject(new ShopRefusal('The shop cannot be reached.'));
    request.onload = () => {
      try {
        const { url } = dataOf(JSON.parse(request.responseText));
        resolve({ url: String(url), mime: file.type || 'application/octet-stream', bytes: file.size });
      } catch (reason) {
        reject(reason instanceof ShopRefusal ? reason : new ShopRefusal('The shop gave no answer that can be read.'));
      }
    };
    request.open('POST', '/app-mall/v1/media/upload');
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.send(form);
  });
}
