import type { RwaAsset } from '@gli/sdk';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Text, TextLink } from '../../../design/display/Text.tsx';
import type { Formats } from '../../../i18n/format.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { translate } from '../../../i18n/translations.ts';
import { RiskBadge, StatusBadge } from '../AssetBadges.tsx';

type Line = { term: string; of: (asset: RwaAsset) => ReactNode };

/** The terms by which assets are compared, in the order in which an investor asks for them. */
export function comparisonOf({ rwa, terms, rwaAssets }: TranslationFunctions, formats: Formats): Line[] {
  return [
    {
      term: rwa.expectedApy(),
      of: ({ expected_apy }) => (
        <Text as="span" tone="success" weight="bold" numeric>
          {formats.percent(expected_apy)}
        </Text>
      ),
    },
    { term: rwa.status(), of: ({ status }) => <StatusBadge status={status} /> },
    { term: rwa.risk(), of: ({ risk_level }) => <RiskBadge risk={risk_level} /> },
    { term: rwa.minimum(), of: (asset) => formats.token(asset.minimum_investment, asset.token) },
    {
      term: rwa.maximum(),
      of: (asset) => (asset.maximum_investment ? formats.token(asset.maximum_investment, asset.token) : '–'),
    },
    { term: rwa.fundingProgress(), of: ({ funding }) => formats.percent(funding.progress_percent) },
    { term: rwa.target(), of: ({ funding, token }) => formats.token(funding.target, token) },
    { term: rwa.remaining(), of: ({ funding, token }) => formats.token(funding.remaining, token) },
    {
      term: rwa.closesAt(),
      of: ({ funding }) => (funding.closes_at ? formats.day(funding.closes_at) : '–'),
    },
    { term: rwa.term(), of: ({ term_months }) => rwa.months({ count: term_months }) },
    { term: rwa.payout(), of: ({ payout_schedule }) => translate(terms.payoutSchedule, payout_schedule)() },
    { term: rwa.category(), of: ({ category }) => category.name },
    {
      term: rwa.contract(),
      of: ({ contract_type: { kind, type } }) =>
        rwa.contractOf({
          kind: translate(terms.contractKind, kind)(),
          type: translate(terms.contractType, type)(),
        }),
    },
    { term: rwa.location(), of: ({ location }) => `${location.region} ${location.city}` },
    {
      term: rwaAssets.comparePage(),
      of: ({ id, name }) => (
        <Link href={`/rwa-assets/${encodeURIComponent(id)}`} asChild>
          <TextLink>{name}</TextLink>
        </Link>
      ),
    },
  ];
}
