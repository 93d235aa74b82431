import type { GliError } from '@gli/sdk';
import { useGliClient } from '@gli/sdk/react';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '../../../design/controls/Button.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { media } from '../../../design/measures.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useMedia } from '../../../shared/browser/use-media.ts';
import { dayInKorea } from '../../../shared/clock.ts';
import { FilterSelect } from '../../../shared/forms/FilterSelect.tsx';
import { useMember } from '../../../shared/member/use-member.ts';
import { BackLink } from '../../../shared/page/BackLink.tsx';
import { DayList } from '../../../shared/page/DayList.tsx';
import { LoadFailure } from '../../../shared/page/LoadFailure.tsx';
import { LoadingCards } from '../../../shared/page/LoadingCards.tsx';
import { Note, Subheading } from '../../../shared/page/Note.tsx';
import { useTitle } from '../../../shared/page/title.ts';
import { withParams } from '../../../shared/search-params.ts';
import { saveCsv } from '../csv.ts';
import { readStatement, type Statement, totalsOf } from './read-statement.ts';
import { StatementSheet } from './StatementSheet.tsx';
import { statementTable } from './statement-table.ts';

/** Years that can be chosen: this one and the ones before. */
const YEARS = 5;

/** A year's payouts and transactions: to read, to save as a file, and to print. */
export function StatementView({ year }: { year: number }) {
  const t = useTranslations();
  const client = useGliClient();
  const memberId = useMember()?.id;
  const [search, setSearch] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const statement = useQuery<Statement, GliError>({
    queryKey: ['statement', memberId, year],
    queryFn: ({ signal }) => readStatement(client, year, signal),
    staleTime: 0,
  });
  const thisYear = Number(dayInKorea(new Date()).slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, index) => String(thisYear - index));
  useTitle(t.transactions.statementOf({ year: String(year) }), 0);
  return (
    <Stack gap="lg">
      <BackLink href={`/mypage?${withParams(search, { statement: null })}`}>
        {t.transactions.backToList()}
      </BackLink>
      <Inline justify="between" gap="md" align="end">
        <Heading as="h2" size="lg" ref={heading} tabIndex={-1}>
          {t.transactions.statementOf({ year: String(year) })}
        </Heading>
        <FilterSelect
          label={t.transactions.statementYear()}
          value={String(year)}
          options={years.map((value) => ({ value, label: value }))}
          onChange={(value) => setSearch(withParams(search, { statement: value }))}
        />
      </Inline>
      {statement.data ? (
        <StatementContent statement={statement.data} />
      ) : statement.isPending ? (
        <LoadingCards count={1} min="lg" />
      ) : (
        <LoadFailure query={statement} />
      )}
    </Stack>
  );
}

function StatementContent({ statement }: { statement: Statement }) {
  const t = useTranslations();
  const formats = useFormats();
  const isPhone = useMedia(media.mobile);
  const { payouts, transactions, year } = statement;
  const isEmpty = payouts.length + transactions.length === 0;
  const save = () =>
    saveCsv(t.transactions.statementName({ year: String(year) }), statementTable(statement, t));
  if (isEmpty) return <Text>{t.transactions.statementEmpty()}</Text>;
  return (
    <>
      <Inline gap="sm">
        <Button variant="secondary" onClick={save}>
          <Download aria-hidden size={16} />
          {t.transactions.exportCsv()}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden size={16} />
          {t.transactions.print()}
        </Button>
      </Inline>
      <Card padding="sm">
        <Stack gap="md">
          <Subheading>{t.transactions.statementTotals()}</Subheading>
          <Table
            caption={t.transactions.statementTotals()}
            rowKey={({ token }) => token}
            rows={totalsOf(statement)}
            columns={[
              { header: t.transactions.token(), name: ({ token }) => token },
              {
                header: t.transactions.payouts(),
                figure: ({ payouts: sum, token }) => formats.tokenExact(sum, token),
              },
              {
                header: t.transactions.received(),
                figure: ({ received, token }) => formats.token(received, token),
              },
              { header: t.transactions.spent(), figure: ({ spent, token }) => formats.token(spent, token) },
            ]}
          />
          <Note>
            {t.transactions.statementCounts({ payouts: payouts.length, transactions: transactions.length })}
          </Note>
          <Note>{t.transactions.payoutNote()}</Note>
        </Stack>
      </Card>
      {payouts.length === 0 ? null : (
        <Card padding="sm">
          <Stack gap="md">
            <Subheading>{t.transactions.payouts()}</Subheading>
            {isPhone ? (
              <DayList
                label={t.transactions.payouts()}
                rows={payouts.map(({ id, credited_on, asset, amount, token, from_date, to_date }) => ({
                  key: id,
                  at: credited_on,
                  title: asset,
                  amount: formats.gain(amount, token),
                  note: `${formats.day(from_date)} – ${formats.day(to_date)}`,
                  aside: null,
                }))}
              />
            ) : (
              <Table
                caption={t.transactions.payouts()}
                rowKey={({ id }) => id}
                rows={payouts}
                columns={[
                  { header: t.transactions.description(), name: ({ asset }) => asset },
                  { header: t.transactions.date(), cell: ({ credited_on }) => formats.day(credited_on) },
                  {
                    header: t.transactions.amount(),
                    figure: ({ amount, token }) => formats.tokenExact(amount, token),
                  },
                ]}
              />
            )}
          </Stack>
        </Card>
      )}
      <StatementSheet statement={statement} />
    </>
  );
}
