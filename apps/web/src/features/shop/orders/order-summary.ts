import type { Order, OrderLine } from '@gli/sdk';
import type { Formats, TranslationFunctions } from '@/i18n';

export type TextSources = { t: TranslationFunctions; formats: Formats };

/** Formats the first product and the number of others. */
export function formatProducts(lines: Order['lines'], { orders }: TranslationFunctions): string {
  const product = lines[0]?.product_name ?? '';
  return lines.length > 1 ? orders.moreProducts({ product, count: lines.length - 1 }) : product;
}

/** Formats a stay's dates or a visit's time. Null for goods. */
export function formatDates(line: OrderLine, { t: { orders }, formats }: TextSources): string | null {
  const { check_in_date: from, check_out_date: to, visit_at: visit, nights } = line;
  if (from !== null && to !== null) {
    return orders.stayDates({ from: formats.day(from), to: formats.day(to), nights: nights ?? 1 });
  }
  return visit === null ? null : orders.visit({ time: formats.moment(visit) });
}
