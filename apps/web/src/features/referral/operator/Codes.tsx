import { useListReferralCodes } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { ListFilters } from '../ListFilters.tsx';
import { PagedList } from '../PagedList.tsx';
import { codeOrderings, codesQueryOf } from '../referral-address.ts';
import { CodesTable } from './CodesTable.tsx';
import { SearchField } from './SearchField.tsx';

/** Every member's code, by search, filter and order of the address; a row leads to its member's rewards. */
export function Codes() {
  const t = useTranslations();
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
              label: t.referralOperator.activity(),
              none: t.referral.all(),
              options: [
                { value: 'true', label: t.referralOperator.activeOnly() },
                { value: 'false', label: t.referralOperator.pausedOnly() },
              ],
            },
            {
              name: 'ordering',
              label: t.referral.ordering(),
              none: t.referralOperator.codeOrderings['-created_at'](),
              options: codeOrderings
                .filter((value) => value !== '-created_at')
                .map((value) => ({ value, label: t.referralOperator.codeOrderings[value]() })),
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
  const t = useTranslations();
  const [search] = useSearchParams();
  const codes = useListReferralCodes(codesQueryOf(search), { query: { placeholderData: keepPreviousData } });
  return (
    <PagedList
      query={codes}
      label={t.referralOperator.views.codes()}
      filters={['q', 'active']}
      none={
        <EmptyState title={t.referralOperator.noCodes()} description={t.referralOperator.noCodesText()} />
      }
    >
      {(rows) => <CodesTable codes={rows} />}
    </PagedList>
  );
}
