import type { ConversionTransaction } from '@gli/sdk';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';

/** Gives the toast that tells of a conversion and leads to it. */
export function useConversionToast(
  openTransaction: (id: string) => void,
): (conversion: ConversionTransaction) => void {
  const t = useTranslations();
  const formats = useFormats();
  const toast = useToast();
  return ({ id, amount, from_token, receive_amount, to_token }) =>
    toast({
      tone: 'success',
      title: t.conversion.toastTitle({
        amount: formats.tokenExact(amount, from_token),
        receive: formats.tokenExact(receive_amount, to_token),
      }),
      description: t.conversion.toastText(),
      action: { label: t.conversion.seeTransaction(), onAction: () => openTransaction(id) },
    });
}
