import type { Direction } from '@gli/domain';
import { useFormats, useTranslations } from '@/i18n';

/** Returns formatters for the figures of a conversion in one direction. Amounts keep all digits. */
export function useFigures({ from_token: from, to_token: to }: Direction) {
  const t = useTranslations();
  const formats = useFormats();
  const received = (amount: string) => formats.tokenExact(amount, to);
  return {
    given: (amount: string) => formats.tokenExact(amount, from),
    received,
    rate: (rate: string) => t.conversion.rateLine({ from, rate: formats.rate(rate, to) }),
    fee: (amount: string, percent: string) =>
      t.conversion.feeWithPercent({ amount: received(amount), percent: formats.percent(percent) }),
  };
}
