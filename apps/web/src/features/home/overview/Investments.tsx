import type { InvestmentSummary, UpcomingPayout } from '@gli/sdk';
import type { ReactElement } from 'react';
import { Card, Stack, Text, TextLink } from '@/design';
import { useFormats, useTranslations } from '@/i18n';
import { equalPayouts, Note, payoutText, Section } from '@/shared';
import { Entry, EntryList, investmentPath } from './Entry.tsx';

/** The next payouts, each with a link to its investment. */
export function Payouts({ payouts }: { payouts: readonly UpcomingPayout[] }) {
  const t = useTranslations();
  const formats = useFormats();
  const estimate = <Note>{t.alternateHome.estimate()}</Note>;
  return (
    <InvestmentSection title={t.alternateHome.payouts()} none={t.alternateHome.noPayouts()}>
      {equalPayouts(payouts).map((group) => (
        <Entry
          key={group.investment_id}
          href={investmentPath(group.investment_id)}
          title={group.asset_name}
          amount={payoutText(group, formats.token)}
          day={formats.day(group.pays_on)}
          note={estimate}
        />
      ))}
    </InvestmentSection>
  );
}

/** The latest investments, each with a link to its details. */
export function RecentInvestments({ investments }: { investments: readonly InvestmentSummary[] }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <InvestmentSection title={t.alternateHome.recentInvestments()} none={t.alternateHome.noInvestments()}>
      {investments.map(({ id, asset, principal, token, invested_at, return_percent }) => (
        <Entry
          key={id}
          href={investmentPath(id)}
          title={asset.name}
          amount={formats.token(principal, token)}
          day={formats.day(invested_at)}
          note={<Note numeric>{t.alternateHome.returned({ percent: formats.percent(return_percent) })}</Note>}
        />
      ))}
    </InvestmentSection>
  );
}

type InvestmentSectionProps = {
  title: string;
  /** Text for an empty list, shown with a link to the assets. */
  none: string;
  children: ReactElement[];
};

function InvestmentSection({ title, none, children }: InvestmentSectionProps) {
  const t = useTranslations();
  return (
    <Section title={title}>
      <Card>
        {children.length === 0 ? (
          <Stack gap="sm" align="start">
            <Text tone="muted">{none}</Text>
            <TextLink href="/rwa-assets?status=active">{t.alternateHome.explore()}</TextLink>
          </Stack>
        ) : (
          <EntryList>{children}</EntryList>
        )}
      </Card>
    </Section>
  );
}
