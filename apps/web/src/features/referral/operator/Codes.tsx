import type { ReferralCodeOverview } from '@gli/sdk';
import { useListReferralCodes } from '@gli/sdk/react';
import { maskEmail } from '@gli/validation';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { TextLink } from '../../../design/display/Text.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { optionsOf } from '../../../shared/forms/options-of.ts';
import { Note } from '../../../shared/page/Note.tsx';
import { withFilter, withParams } from '../../../shared/search-params.ts';
import { ListFilters, PagedList } from '../ReferralList.tsx';
import { codeOrderings, codesQueryOf, SEARCH_MAX_CHARACTERS } from '../referral-address.ts';

/** Every member's code, by search, filter and order of the address; a row leads to its member's rewards. */
export function Codes() {
  const t = useTranslations();
  const [search] = useSearchParams();
  const codes = useListReferralCodes(codesQueryOf(search), { query: { placeholderData: keepPreviousData } });
  return (
    <Card padding="sm">
      <Stack gap="md">
        <ListFilters
          filters={[
            {
              name: 'active',
              label: t.referralOperator.activity(),
              options: [
                { value: 'true', label: t.referralOperator.activeOnly() },
                { value: 'false', label: t.referralOperator.pausedOnly() },
              ],
            },
            {
              name: 'ordering',
              label: t.referral.ordering(),
              none: t.referralOperator.codeOrderings.newest(),
              options: optionsOf(
                codeOrderings.filter((value) => value !== 'newest'),
                t.referralOperator.codeOrderings,
              ),
            },
          ]}
        >
          <SearchField />
        </ListFilters>
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
      </Stack>
    </Card>
  );
}

/** Searches with Enter, or when the field loses the focus. */
function SearchField() {
  const t = useTranslations();
  const [search, setSearch] = useSearchParams();
  const searched = search.get('q') ?? '';
  const [text, setText] = useState(searched);
  useEffect(() => setText(searched), [searched]);
  const submit = () => {
    if (text.trim() !== searched) setSearch(withFilter(search, 'q', text.trim()));
  };
  return (
    <Field label={t.referralOperator.search()}>
      <Input
        type="search"
        value={text}
        maxLength={SEARCH_MAX_CHARACTERS}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={submit}
        onKeyDown={(event) => {
          // Enter also ends a Korean syllable that is still being composed.
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) submit();
        }}
      />
    </Field>
  );
}

/** Codes as rows. The owner's e-mail is masked: with the name, a part of it is enough to tell members apart. */
function CodesTable({ codes }: { codes: readonly ReferralCodeOverview[] }) {
  const t = useTranslations();
  const formats = useFormats();
  const [search] = useSearchParams();
  return (
    <Table
      caption={t.referralOperator.views.codes()}
      rowKey={({ referral_code: code }) => code.id}
      rows={codes}
      columns={[
        {
          header: t.referral.code(),
          name: ({ referral_code: code, owner }) => (
            <TextLink href={`/referral?${withParams(search, { member: owner.id })}`}>{code.code}</TextLink>
          ),
        },
        {
          header: t.referralOperator.owner(),
          cell: ({ owner }) => (
            <Stack gap="none" as="span">
              {owner.name}
              <Note as="span">{maskEmail(owner.email)}</Note>
            </Stack>
          ),
        },
        {
          header: t.referralOperator.activity(),
          cell: ({ referral_code: { active } }) =>
            active ? t.referralOperator.activeOnly() : t.referralOperator.pausedOnly(),
        },
        { header: t.referral.used(), figure: ({ referral_code: code }) => formats.integer(code.uses_count) },
        {
          header: t.referralOperator.invited(),
          figure: ({ invited_count: invited, active_count: active }) =>
            t.referralOperator.invitedOf({
              invited: formats.integer(invited),
              active: formats.integer(active),
            }),
        },
        {
          header: t.referralOperator.paid(),
          figure: ({ total_rewards: paid, token }) => formats.token(paid, token),
        },
        {
          header: t.referralOperator.pending(),
          figure: ({ pending_rewards: pending, token }) => formats.token(pending, token),
        },
      ]}
    />
  );
}
