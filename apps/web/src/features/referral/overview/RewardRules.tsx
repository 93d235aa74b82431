import { useGetRewardConfig } from '@gli/sdk/react';
import {
  Amount,
  BlocksSkeleton,
  Card,
  DescriptionList,
  Note,
  QueryContent,
  Section,
  Stack,
  translate,
} from '@gli/ui';
import { hasAmount } from '@gli/validation';
import { useFormats, useTranslations } from '@/i18n';

/** Rules in force: reward, conditions and payout date of an invitation. */
export function RewardRules() {
  const t = useTranslations();
  const formats = useFormats();
  const config = useGetRewardConfig();
  return (
    <Section title={t.referral.rules()} anchor="rules">
      <QueryContent query={config} loading={<BlocksSkeleton framed count={3} />}>
        {({ rules, token, monthly_cap: cap, minimum_investment: minimum, payout_delay_days: days }) => (
          <Card padding="sm" gap="sm">
            <DescriptionList
              items={rules
                .filter(({ enabled }) => enabled)
                .map((rule) => [
                  translate(t.referral.events, rule.event)(),
                  <Stack key={rule.event} gap="none">
                    <Amount>{formats.tokenExact(rule.amount, rule.token)}</Amount>
                    <Note as="span">
                      {rule.conditions.map((one) => translate(t.referral.conditions, one)()).join(' · ')}
                    </Note>
                  </Stack>,
                ])}
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
