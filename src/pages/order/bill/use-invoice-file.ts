import { useMutation } from '@tanstack/react-query';
import { orderKey } from '#src/api/client.ts';
import { unwrapFile } from '#src/api/file.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { saveFile } from '#src/api/save-file.ts';

/** Downloads one document of an order. It goes by request and not by link, because a link carries no key. */
export function useInvoiceFile(orderNo: string, invoiceNo: string, access: string | undefined) {
  const { client } = useShop();
  return useMutation({
    mutationFn: () =>
      unwrapFile(
        client.GET('/app-mall/v1/order/bill/pdf', {
          params: { query: { orderNo, invoiceNo } },
          headers: orderKey(access),
          parseAs: 'blob',
        }),
      ),
    onSuccess: (file) => saveFile(file, `${invoiceNo}.pdf`),
  });
}
