import type { ReferralRewardConfig } from '@gli/sdk';
import { useGetRewardConfig } from '@gli/sdk/react';
import { decimal } from '@gli/validation';
import { Card, LoadingRegion, Stack, Table } from '@/design';
import { translate, useFormats, useTranslations } from '@/i18n';
import { LoadFailure, LoadingRows, Note, Section } from '@/shared';

/** Current rules: reward, conditions and payout date of an invitation. */
export function RewardRules() {
  const t = useTranslations();
  const config = useGetRewardConfig();
  return (
    <Section title={t.referral.rules()}>
      {config.isPending ? (
        <LoadingRegion>
          <Card padding="sm">
            <LoadingRows count={4} />
          </Card>
        </LoadingRegion>
      ) : config.data ? (
        <Rules config={config.data} />
      ) : (
        <LoadFailure query={config} />
      )}
    </Section>
  );
}

function Rules({ config }: { config: ReferralRewardConfig }) {
  const t = useTranslations();
  const formats = useFormats();
  const { token, monthly_cap: cap, minimum_investment: minimum, payout_delay_days: days } = config;
  const notes = [
    ...(decimal.isZero(minimum) ? [] : [t.referral.minimumNote({ amount: formats.token(minimum, token) })]),
    t.referral.delayNote({ days }),
    ...(cap === null ? [] : [t.referral.capNote({ amount: formats.token(cap, token) })]),
  ];
  return (
    <Card padding="sm">
      <Stack gap="md">
        <Table
          caption={t.referral.rules()}
          rowKey={({ event }) => event}
          rows={config.rules}
          columns={[
            { header: t.referral.rule(), name: ({ event }) => translate(t.referral.events, event)() },
            {
              header: t.referral.ruleReward(),
              cell: (rule) => (rule.enabled ? formats.token(rule.amount, rule.token) : t.referral.ruleOff()),
            },
            {
              header: t.referral.ruleConditions(),
              cell: ({ conditions }) =>
                conditions.length === 0
                  ? t.referral.noConditions()
                  : conditions.map((one) => translate(t.referral.conditions, one)()).join(', '),
            },
          ]}
        />
        <Stack gap="xs">
          {notes.map((note) => (
            <Note key={note}>{note}</Note>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
