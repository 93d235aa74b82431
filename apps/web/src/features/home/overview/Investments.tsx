import { equalPayouts } from '@gli/domain';
import type { InvestmentSummary, UpcomingPayout } from '@gli/sdk';
import { LinkRow, LinkRows, Note, Section, Stack, TextLink } from '@gli/ui';
import type { ReactElement } from 'react';
import { useFormats, useTranslations } from '@/i18n';
import { investmentPath } from './MoreLink.tsx';
import { PayoutRow } from './PayoutRow.tsx';

export function Payouts({ payouts }: { payouts: readonly UpcomingPayout[] }) {
  const t = useTranslations();
  return (
    <InvestmentSection title={t.alternateHome.payouts()} none={t.alternateHome.noPayouts()}>
      {equalPayouts(payouts).map((group) => (
        <PayoutRow
          key={group.investment_id}
          href={investmentPath(group.investment_id)}
          payouts={group}
          estimate={t.alternateHome.estimate()}
        />
      ))}
    </InvestmentSection>
  );
}

export function RecentInvestments({ investments }: { investments: readonly InvestmentSummary[] }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <InvestmentSection title={t.alternateHome.recentInvestments()} none={t.alternateHome.noInvestments()}>
      {investments.map(({ id, asset, principal, token, invested_at, return_percent }) => (
        <LinkRow
          key={id}
          href={investmentPath(id)}
          picture={asset.cover.url}
          title={asset.name}
          amount={formats.tokenExact(principal, token)}
          note={formats.day(invested_at)}
          aside={
            <Note as="span" numeric>
              {t.alternateHome.returned({ percent: formats.percent(return_percent) })}
            </Note>
          }
        />
      ))}
    </InvestmentSection>
  );
}

type InvestmentSectionProps = {
  title: string;
  /** Text if the list is empty, shown with a link to the assets. */
  none: string;
  children: ReactElement[];
};

function InvestmentSection({ title, none, children }: InvestmentSectionProps) {
  const t = useTranslations();
  return (
    <Section title={title}>
      <LinkRows
        empty={
          <Stack gap="sm" align="start">
            {none}
            <TextLink href="/rwa-assets?status=active">{t.alternateHome.explore()}</TextLink>
          </Stack>
        }
      >
        {children}
      </LinkRows>
    </Section>
  );
}
