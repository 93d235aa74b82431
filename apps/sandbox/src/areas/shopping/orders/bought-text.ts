import type { Language } from '../../../core/text/text.ts';
import type { OrderLineRow } from './order-row.ts';

type Line = Pick<OrderLineRow, 'sold' | 'guests' | 'unit' | 'quantity'>;

/**
 * What was ordered in a few words: `강릉 해변 디너 코스 2인`, `제주 감귤 선물세트 외 1건`.
 * @param more how many lines there are besides
 */
export function boughtText({ sold, guests, unit, quantity }: Line, more: number, language: Language): string {
  const { name } = sold[language];
  const people = unit === 'person' ? (guests ?? quantity) : null;
  if (language === 'ko') {
    return `${name}${people === null ? '' : ` ${people}인`}${more === 0 ? '' : ` 외 ${more}건`}`;
  }
  const forWhom = people === null ? '' : ` for ${people === 2 ? 'two' : people}`;
  return `${name}${forWhom}${more === 0 ? '' : ` and ${more} more`}`;
}
