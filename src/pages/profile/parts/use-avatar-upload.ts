import { useMutation } from '@tanstack/react-query';
import { unwrap } from '#src/api/envelope.ts';
import { useShop } from '#src/use-shop.ts';

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
