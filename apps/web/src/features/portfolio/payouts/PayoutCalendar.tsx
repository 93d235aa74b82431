import { calendarFile, getIncome, groupByYear, isEstimate, type PayoutYear } from '@gli/domain';
import type { InvestmentPortfolio, PortfolioMonthAsset } from '@gli/sdk';
import {
  Button,
  Card,
  Disclosure,
  DividedList,
  Expandable,
  FilterSelect,
  LinkRow,
  Note,
  Section,
  Subheading,
  saveFile,
  Table,
} from '@gli/ui';
import { CalendarPlus, Coins, Landmark } from '@gli/ui/icons';
import { hasAmount, toKoreanDate } from '@gli/validation';
import { useState } from 'react';
import { useFormats, useTranslations } from '@/i18n';
import { usePayoutEvents } from './payout-events.ts';

type CalendarProps = { portfolio: InvestmentPortfolio };

/** Income and returning principals by year, and each payment of a year by month, with a calendar file. */
export function PayoutCalendar({ portfolio }: CalendarProps) {
  const t = useTranslations();
  const { payout_calendar: calendar, token } = portfolio;
  const years = groupByYear(calendar);
  const today = toKoreanDate(new Date(portfolio.calculated_at));
  const events = usePayoutEvents(portfolio, today);
  const save = () =>
    saveFile(
      `${t.portfolio.calendarName({ day: today })}.ics`,
      'text/calendar;charset=utf-8',
      calendarFile(events, Date.parse(portfolio.calculated_at)),
    );
  if (years.length === 0) return null;
  return (
    <Section
      title={t.portfolio.calendar()}
      lead={t.portfolio.calendarNote()}
      action={
        events.length === 0 ? undefined : (
          <Button variant="secondary" size="sm" onClick={save}>
            <CalendarPlus aria-hidden size={16} />
            {t.portfolio.saveCalendar()}
          </Button>
        )
      }
    >
      <Card gap="md">
        <Subheading>{t.portfolio.projection({ token })}</Subheading>
        <Projection years={years} token={token} />
        <Disclosure summary={t.portfolio.byMonth()}>
          <Months years={years} today={today} token={token} />
        </Disclosure>
      </Card>
    </Section>
  );
}

type YearsProps = { years: readonly PayoutYear[]; token: string };

function Projection({ years, token }: YearsProps) {
  const t = useTranslations();
  const formats = useFormats();
  const figure = (amount: string) => (hasAmount(amount) ? formats.token(amount) : '–');
  return (
    <Table
      caption={t.portfolio.projection({ token })}
      phone="scroll"
      rowKey={({ year }) => year}
      rows={years}
      columns={[
        { header: t.portfolio.year(), name: ({ year }) => year },
        { header: t.portfolio.paid(), figure: ({ paid }) => figure(paid) },
        { header: t.portfolio.expected(), figure: ({ expected }) => figure(expected) },
        { header: t.portfolio.returningPrincipal(), figure: ({ principal }) => figure(principal) },
      ]}
    />
  );
}

/** Payments of the chosen year. The month of the next payment is open. */
function Months({ years, today, token }: YearsProps & { today: string }) {
  const t = useTranslations();
  const formats = useFormats();
  const next = years.flatMap(({ months }) => months).find(isEstimate)?.month;
  const [chosen, choose] = useState((next ?? today).slice(0, 4));
  const shown = years.find(({ year }) => year === chosen) ?? years.at(-1);
  if (!shown) return null;
  return (
    <>
      <FilterSelect
        label={t.portfolio.year()}
        value={shown.year}
        options={years.map(({ year }) => ({ value: year, label: year }))}
        onChange={choose}
      />
      <div key={shown.year}>
        {shown.months.map((month) => (
          <Expandable
            key={month.month}
            open={month.month === next}
            summary={[
              formats.month(month.month),
              formats.token(getIncome(month), token),
              ...(hasAmount(month.principal)
                ? [t.portfolio.andPrincipal({ amount: formats.token(month.principal, token) })]
                : []),
              isEstimate(month) ? t.portfolio.estimate() : t.portfolio.paid(),
            ].join(' · ')}
          >
            <DividedList>
              {month.assets.flatMap((payment) => (
                <Payments key={`${payment.asset_id} ${payment.pays_on}`} payment={payment} token={token} />
              ))}
            </DividedList>
          </Expandable>
        ))}
      </div>
    </>
  );
}

/** An asset's payout and returning principal on a day, each as a row. */
function Payments({ payment, token }: { payment: PortfolioMonthAsset; token: string }) {
  const t = useTranslations();
  const formats = useFormats();
  const income = getIncome(payment);
  const common = {
    href: `/rwa-assets/${encodeURIComponent(payment.asset_id)}`,
    title: payment.asset_name,
    note: formats.day(payment.pays_on),
  };
  return (
    <>
      {hasAmount(income) ? (
        <LinkRow
          {...common}
          icon={<Coins />}
          amount={formats.token(income, token)}
          aside={<Note as="span">{isEstimate(payment) ? t.portfolio.estimate() : t.portfolio.paid()}</Note>}
        />
      ) : null}
      {hasAmount(payment.principal) ? (
        <LinkRow
          {...common}
          icon={<Landmark />}
          amount={formats.token(payment.principal, token)}
          aside={<Note as="span">{t.portfolio.principal()}</Note>}
        />
      ) : null}
    </>
  );
}
