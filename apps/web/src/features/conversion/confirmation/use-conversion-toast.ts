import type { ConversionTransaction } from '@gli/sdk';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';

/** Gives the toast that tells of a conversion and leads to it. */
export function useConversionToast(
  openTransaction: (id: string) => void,
): (conversion: ConversionTransaction) => void {
  const words = useWords();
  const formats = useFormats();
  const toast = useToast();
  return ({ id, amount, from_token, receive_amount, to_token }) =>
    toast({
      tone: 'success',
      title: words.conversion.toastTitle({
        amount: formats.tokenExact(amount, from_token),
        receive: formats.tokenExact(receive_amount, to_token),
      }),
      description: words.conversion.toastText(),
      action: { label: words.conversion.seeTransaction(), onAction: () => openTransaction(id) },
    });
}
