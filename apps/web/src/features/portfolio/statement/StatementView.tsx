import { type Statement, sumByToken } from '@gli/domain';
import type { GliError } from '@gli/sdk';
import { useGliClient } from '@gli/sdk/react';
import {
  BackLink,
  Button,
  Card,
  CardGridSkeleton,
  FilterSelect,
  Heading,
  Inline,
  Note,
  PrintOnly,
  QueryContent,
  Stack,
  Subheading,
  setParams,
  Table,
  Text,
  translate,
  useTitle,
} from '@gli/ui';
import { Download, Printer } from '@gli/ui/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { getServerDay, getServerTime, useMember } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { saveCsv } from '../save-csv.ts';
import { formatMoved } from '../transactions/transaction-rows.ts';
import { readStatement } from './read-statement.ts';
import { statementTable } from './statement-table.ts';
import { useTotalColumns } from './use-total-columns.ts';

/** Number of years to choose from, including this one. */
const YEARS = 5;

/** A year's balances and transactions, to view, export and print. */
export function StatementView({ year }: { year: number }) {
  const t = useTranslations();
  const client = useGliClient();
  const cache = useQueryClient();
  const memberId = useMember()?.id;
  const [search, setSearch] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const statement = useQuery<Statement, GliError>({
    queryKey: ['statement', memberId, year],
    queryFn: () => readStatement(cache, client, year),
    staleTime: 0,
  });
  const thisYear = Number(getServerDay().slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, index) => String(thisYear - index));
  useTitle(t.transactions.statementTitle({ year: String(year) }), 0);
  return (
    <Stack gap="lg">
      <BackLink href={`/mypage?${setParams(search, { statement: null })}`}>
        {t.transactions.backToList()}
      </BackLink>
      <Inline justify="between" gap="md" align="end">
        <Heading as="h2" size="lg" ref={heading} tabIndex={-1}>
          {t.transactions.statementTitle({ year: String(year) })}
        </Heading>
        <div data-screen>
          <FilterSelect
            label={t.transactions.statementYear()}
            value={String(year)}
            options={years.map((value) => ({ value, label: value }))}
            onChange={(value) => setSearch(setParams(search, { statement: value }))}
          />
        </div>
      </Inline>
      <QueryContent query={statement} loading={<CardGridSkeleton count={1} min="lg" />}>
        {(data) => <StatementContent statement={data} />}
      </QueryContent>
    </Stack>
  );
}

function StatementContent({ statement }: { statement: Statement }) {
  const t = useTranslations();
  const formats = useFormats();
  const member = useMember();
  const { year } = statement;
  const totals = sumByToken(statement);
  const totalColumns = useTotalColumns();
  const save = () =>
    saveCsv(
      t.transactions.statementName({ year: String(year) }),
      statementTable(statement, t, getServerDay()),
    );
  if (totals.length === 0) return <Text>{t.transactions.statementEmpty()}</Text>;
  return (
    <>
      <Inline data-screen gap="sm">
        <Button variant="secondary" onClick={save}>
          <Download aria-hidden size={16} />
          {t.transactions.exportCsv()}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden size={16} />
          {t.transactions.print()}
        </Button>
      </Inline>
      <Card padding="sm" gap="md">
        <Subheading>{t.transactions.statementTotals()}</Subheading>
        <Table
          caption={t.transactions.statementTotals()}
          rowKey={({ token }) => token}
          rows={totals}
          columns={totalColumns}
        />
        <Note>{t.transactions.statementNote()}</Note>
      </Card>
      <PrintOnly>
        <Stack gap="md">
          <Subheading>{t.transactions.statementRows()}</Subheading>
          <Table
            caption={t.transactions.statementRows()}
            rowKey={({ id }) => id}
            rows={statement.transactions}
            columns={[
              { header: t.transactions.date(), cell: ({ completed_at }) => formats.day(completed_at) },
              {
                header: t.transactions.description(),
                name: ({ type, description }) =>
                  `${translate(t.terms.transactionType, type)()} · ${description}`,
              },
              { header: t.transactions.amount(), figure: (transaction) => formatMoved(formats, transaction) },
            ]}
          />
          <Note>
            {t.transactions.issued({
              member: member?.name ?? '',
              time: formats.moment(new Date(getServerTime()).toISOString()),
            })}
          </Note>
          <Note>{t.transactions.koreanTime()}</Note>
        </Stack>
      </PrintOnly>
    </>
  );
}
