import type { ReferralStats } from '@gli/sdk';
import { useGetReferralStats } from '@gli/sdk/react';
import { Card } from '../../../design/display/Card.tsx';
import { Grid } from '../../../design/display/Layout.tsx';
import { Table, type TableColumn } from '../../../design/display/Table.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { Section } from '../../../shared/Section.tsx';

type Usage = { click_count: number; sign_up_count: number; rewards: string };

/** Which media and which campaigns brought visits, sign-ups and rewards. */
export function Sources({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const stats = useGetReferralStats(memberId);
  if (!stats.data) return null;
  const hasVisits = stats.data.by_medium.length > 0 || stats.data.by_campaign.length > 0;
  return (
    <Section title={t.referral.sources()}>
      {hasVisits ? <Tables stats={stats.data} /> : <Text tone="muted">{t.referral.noSources()}</Text>}
    </Section>
  );
}

function Tables({ stats: { by_medium: media, by_campaign: campaigns, token } }: { stats: ReferralStats }) {
  const t = useTranslations();
  const figures = useFigures(token);
  return (
    <Grid min="lg">
      {media.length > 0 ? (
        <Card padding="sm">
          <Table
            caption={t.referral.byMedium()}
            rowKey={({ medium }) => medium}
            rows={media}
            columns={[
              {
                id: 'medium',
                header: t.referral.medium(),
                rowHeader: true,
                cell: ({ medium }) => translate(t.referral.media, medium)(),
              },
              ...figures,
            ]}
          />
        </Card>
      ) : null}
      {campaigns.length > 0 ? (
        <Card padding="sm">
          <Table
            caption={t.referral.byCampaign()}
            rowKey={({ campaign, medium }) => `${medium} ${campaign}`}
            rows={campaigns}
            columns={[
              {
                id: 'campaign',
                header: t.referral.campaign(),
                rowHeader: true,
                cell: ({ campaign }) => campaign,
              },
              ...figures,
            ]}
          />
        </Card>
      ) : null}
    </Grid>
  );
}

function useFigures(token: string): TableColumn<Usage>[] {
  const t = useTranslations();
  const formats = useFormats();
  return [
    {
      id: 'clicks',
      header: t.referral.clicks(),
      numeric: true,
      cell: ({ click_count: count }) => formats.integer(count),
    },
    {
      id: 'signUps',
      header: t.referral.signUps(),
      numeric: true,
      cell: ({ sign_up_count: count }) => formats.integer(count),
    },
    {
      id: 'rewards',
      header: t.referral.rewards(),
      numeric: true,
      cell: ({ rewards }) => formats.token(rewards, token),
    },
  ];
}
