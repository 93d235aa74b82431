import type { CalendarEvent } from '@gli/domain';
import { getPaymentsAfter, isEstimate } from '@gli/domain';
import type { InvestmentPortfolio } from '@gli/sdk';
import { hasAmount } from '@gli/validation';
import { useFormats, useTranslations } from '@/i18n';

/** Returns an all-day calendar event for each payout and returning principal after today. */
export function usePayoutEvents(
  { payout_calendar: calendar, token }: InvestmentPortfolio,
  today: string,
): CalendarEvent[] {
  const t = useTranslations();
  const formats = useFormats();
  return getPaymentsAfter(calendar, today).flatMap((payment) => {
    const { asset_id: id, asset_name: asset, pays_on: day, expected, principal } = payment;
    const toEvent = (kind: string, title: string, description: string): CalendarEvent => ({
      uid: `${kind}-${id}-${day}@${window.location.hostname}`,
      start: day,
      end: null,
      title,
      place: null,
      description,
    });
    const income = formats.token(expected, token);
    const returned = formats.tokenExact(principal, token);
    return [
      ...(isEstimate(payment)
        ? [toEvent('payout', t.portfolio.payoutEvent({ asset, amount: income }), t.portfolio.calendarNote())]
        : []),
      ...(hasAmount(principal)
        ? [
            toEvent(
              'principal',
              t.portfolio.principalEvent({ asset, amount: returned }),
              t.portfolio.principalEventText(),
            ),
          ]
        : []),
    ];
  });
}
