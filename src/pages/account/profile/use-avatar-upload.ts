import { useMutation } from '@tanstack/react-query';
import { useWithActors } from '#src/actors/use-actors.ts';
import { unwrap } from '#src/api/envelope.ts';
import { profileText } from './text.ts';
import { useShop } from '#src/actors/use-shop.ts';

/** Uploads a picture and hands on its address. */
export function useAvatarUpload(onUploaded: (url: string) => void) {
  const { client } = useShop();
  return useMutation({
    mutationFn: (file: File) =>
      unwrap(
        client.POST('/app-mall/v1/media/upload', {
          body: { file: file.name },
          bodySerializer: () => {
            const form = new FormData();
            form.append('file', file);
            return form;
          },
        }),
      ),
    onSuccess: ({ url }) => onUploaded(url),
  });
}

/** The same by the camera and the library of the app around the page; nothing where the member chose nothing. */
export function useAvatarFromApp(onUploaded: (url: string) => void) {
  const withActors = useWithActors();
  return useMutation({
    mutationFn: () =>
      new Promise<string | undefined>((resolve, reject) => {
        withActors(({ bridge }) => {
          const failed = () => reject(new Error(profileText.avatar.appFailed));
          bridge.call('uploadMedia', { kind: 'image' }).then(({ items: [picture] }) => resolve(picture?.url), failed);
        });
      }),
    // An app may say our own address in full.
    onSuccess: (url) => url !== undefined && onUploaded(new URL(url, window.location.origin).pathname),
  });
}
