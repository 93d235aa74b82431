import type { Product } from '@gli/sdk';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { useCalendarNames } from '../calendar/calendar-names.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { type LineProblem, nightCount } from '../cart/line-problem.ts';

/** The words of a cart's line: what of the product it is, and what is wrong with it. */
export function useLineText() {
  const { checkout, terms } = useTranslations();
  const days = useCalendarNames();
  return {
    /** `Deluxe · Dec 1 (Tue) – Dec 3 (Thu) · 2 nights · 2 guests`; empty for goods. */
    details(line: CartLine, product: Product | null): string {
      switch (line.kind) {
        case 'goods':
          return '';
        case 'restaurant':
          return checkout.visit({ day: days.brief(line.day), time: line.time });
        case 'resort': {
          const room = product?.rooms.find(({ room_type }) => room_type === line.roomType);
          return checkout.stay({
            room: room?.name ?? translate(terms.roomType, line.roomType)(),
            from: days.brief(line.checkIn),
            to: days.brief(line.checkOut),
            nights: nightCount(line) ?? 0,
            guests: line.guests,
          });
        }
      }
    },
    problem(problem: LineProblem): string {
      switch (problem.code) {
        case 'gone':
          return checkout.problems.gone();
        case 'sold_out':
          return checkout.problems.soldOut();
        case 'not_bookable':
          return checkout.problems.notBookable();
        case 'nights_taken':
          return checkout.problems.nightsTaken({ nights: problem.nights.map(days.brief).join(', ') });
        case 'too_many':
          return checkout.problems.tooMany({ maximum: problem.maximum });
        case 'too_many_guests':
          return checkout.problems.tooManyGuests({ maximum: problem.maximum });
      }
    },
  };
}
