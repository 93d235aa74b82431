import { useListInvestments } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { NativeSelect } from '../../../design/controls/NativeSelect.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Grid, Stack } from '../../../design/display/Layout.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { LoadingCards } from '../../../shared/LoadingCards.tsx';
import { Pagination } from '../../../shared/Pagination.tsx';
import { Section } from '../../../shared/Section.tsx';
import {
  investmentOrderings,
  investmentStatuses,
  investmentsQueryOf,
  pageSize,
  withValues,
} from '../portfolio-address.ts';
import { InvestmentTable } from './InvestmentTable.tsx';

/** Every investment that was ever made, by status and order of the address; each opens its detail. */
export function Investments() {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const query = investmentsQueryOf(search);
  const change = (values: Record<string, string>) => setSearch(withValues(search, values));
  return (
    <Section title={t.portfolio.investments()}>
      <Card padding="sm">
        <Stack gap="md">
          <Grid min="sm" gap="md">
            <Field label={t.portfolio.investmentStatus()}>
              <NativeSelect
                value={query.status ?? ''}
                onChange={(event) => change({ status: event.currentTarget.value, investments: '' })}
              >
                <option value="">{t.portfolio.allStatuses()}</option>
                {investmentStatuses.map((status) => (
                  <option key={status} value={status}>
                    {t.portfolio.statuses[status]()}
                  </option>
                ))}
              </NativeSelect>
            </Field>
            <Field label={t.portfolio.investmentOrder()}>
              <NativeSelect
                value={query.ordering}
                onChange={(event) => change({ ordering: event.currentTarget.value, investments: '' })}
              >
                {investmentOrderings.map((ordering) => (
                  <option key={ordering} value={ordering}>
                    {t.portfolio.orderings[ordering]()}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          </Grid>
          <Results onAll={() => change({ status: '', investments: '' })} onPage={change} />
        </Stack>
      </Card>
    </Section>
  );
}

type ResultsProps = { onAll: () => void; onPage: (values: Record<string, string>) => void };

function Results({ onAll, onPage }: ResultsProps) {
  const t = useTranslations();
  const [search] = useSearchParams();
  const query = investmentsQueryOf(search);
  const investments = useListInvestments(query, { query: { placeholderData: keepPreviousData } });
  if (investments.isPending) return <LoadingCards count={1} min="lg" />;
  if (!investments.data) return <LoadFailure query={investments} />;
  const { results, count } = investments.data;
  if (results.length === 0) {
    return (
      <EmptyState
        title={count > 0 ? t.portfolio.noneOnPage() : t.portfolio.noneOfStatus()}
        action={
          <Button variant="secondary" onClick={onAll}>
            {t.portfolio.showAll()}
          </Button>
        }
      />
    );
  }
  return (
    <Stack gap="md" aria-busy={investments.isFetching}>
      <InvestmentTable investments={results} />
      <Pagination
        label={t.portfolio.investments()}
        page={query.page ?? 1}
        pages={Math.ceil(count / pageSize)}
        onPage={(page) => onPage({ investments: page === 1 ? '' : String(page) })}
      />
    </Stack>
  );
}
