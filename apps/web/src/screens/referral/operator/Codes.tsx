import { useListReferralCodes } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { Card } from '../../../design/Card.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Stack } from '../../../design/Layout.tsx';
import { useWords } from '../../../i18n/words.ts';
import { LoadFailure } from '../../../parts/LoadFailure.tsx';
import { ListFilters } from '../ListFilters.tsx';
import { ListPages } from '../ListPages.tsx';
import { ListSkeleton } from '../ListSkeleton.tsx';
import { NothingListed } from '../NothingListed.tsx';
import { codeOrderings, codesQueryOf } from '../referral-address.ts';
import { CodesTable } from './CodesTable.tsx';
import { SearchField } from './SearchField.tsx';

/** Every member's code, by search, filter and order of the address; a row leads to its member's rewards. */
export function Codes() {
  const words = useWords();
  const [search, setSearch] = useSearchParams();
  return (
    <Card padding="sm">
      <Stack gap="md">
        <ListFilters
          search={search}
          onChange={(next) => setSearch(next)}
          filters={[
            {
              name: 'active',
              label: words.referralOperator.activity(),
              none: words.referral.all(),
              options: [
                { value: 'true', label: words.referralOperator.activeOnly() },
                { value: 'false', label: words.referralOperator.pausedOnly() },
              ],
            },
            {
              name: 'ordering',
              label: words.referral.ordering(),
              none: words.referralOperator.codeOrderings['-created_at'](),
              options: codeOrderings
                .filter((value) => value !== '-created_at')
                .map((value) => ({ value, label: words.referralOperator.codeOrderings[value]() })),
            },
          ]}
        >
          <SearchField />
        </ListFilters>
        <CodeList />
      </Stack>
    </Card>
  );
}

function CodeList() {
  const words = useWords();
  const [search] = useSearchParams();
  const codes = useListReferralCodes(codesQueryOf(search), { query: { placeholderData: keepPreviousData } });
  if (codes.isPending) return <ListSkeleton />;
  if (!codes.data) return <LoadFailure query={codes} />;
  const { count, results } = codes.data;
  if (results.length === 0) {
    return (
      <NothingListed count={count} filters={['q', 'active']}>
        <EmptyState
          title={words.referralOperator.noCodes()}
          description={words.referralOperator.noCodesText()}
        />
      </NothingListed>
    );
  }
  return (
    <Stack gap="md" aria-busy={codes.isFetching}>
      {codes.isError ? <LoadFailure query={codes} /> : null}
      <CodesTable codes={results} />
      <ListPages label={words.referralOperator.views.codes()} count={count} />
    </Stack>
  );
}
