import { useGetRewardConfig } from '@gli/sdk/react';
import { BlocksSkeleton, Card, Note, QueryContent, Section, Stack, Table, translate } from '@gli/ui';
import { hasAmount } from '@gli/validation';
import { useFormats, useTranslations } from '@/i18n';

/** Current rules: reward, conditions and payout date of an invitation. */
export function RewardRules() {
  const t = useTranslations();
  const formats = useFormats();
  const config = useGetRewardConfig();
  return (
    <Section title={t.referral.rules()}>
      <QueryContent query={config} loading={<BlocksSkeleton framed count={3} />}>
        {({ rules, token, monthly_cap: cap, minimum_investment: minimum, payout_delay_days: days }) => (
          <Card padding="sm" gap="md">
            <Table
              caption={t.referral.rules()}
              rowKey={({ event }) => event}
              rows={rules}
              columns={[
                { header: t.referral.rule(), name: ({ event }) => translate(t.referral.events, event)() },
                {
                  header: t.referral.ruleReward(),
                  cell: (rule) =>
                    rule.enabled ? formats.tokenExact(rule.amount, rule.token) : t.referral.ruleOff(),
                },
                {
                  header: t.referral.ruleConditions(),
                  cell: ({ conditions }) =>
                    conditions.length === 0
                      ? t.referral.noConditions()
                      : conditions.map((one) => translate(t.referral.conditions, one)()).join(' · '),
                },
              ]}
            />
            <Stack gap="xs">
              {hasAmount(minimum) ? (
                <Note>{t.referral.minimumNote({ amount: formats.tokenExact(minimum, token) })}</Note>
              ) : null}
              <Note>{t.referral.delayNote({ days })}</Note>
              {cap === null ? null : (
                <Note>{t.referral.capNote({ amount: formats.tokenExact(cap, token) })}</Note>
              )}
            </Stack>
          </Card>
        )}
      </QueryContent>
    </Section>
  );
}
