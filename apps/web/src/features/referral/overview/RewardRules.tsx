import type { ReferralRewardConfig } from '@gli/sdk';
import { useGetRewardConfig } from '@gli/sdk/react';
import { decimal } from '@gli/validation';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useWords, wordFor } from '../../../i18n/words.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { LoadingCards } from '../../../shared/LoadingCards.tsx';
import { Section } from '../../../shared/Section.tsx';

/** What an invitation earns, under which conditions, and when it is paid: the rules in force. */
export function RewardRules() {
  const words = useWords();
  const config = useGetRewardConfig();
  return (
    <Section title={words.referral.rules()}>
      {config.isPending ? (
        <LoadingCards count={1} min="lg" />
      ) : config.data ? (
        <Rules config={config.data} />
      ) : (
        <LoadFailure query={config} />
      )}
    </Section>
  );
}

function Rules({ config }: { config: ReferralRewardConfig }) {
  const words = useWords();
  const formats = useFormats();
  const { token, monthly_cap: cap, minimum_investment: minimum, payout_delay_days: days } = config;
  const notes = [
    ...(decimal.isZero(minimum)
      ? []
      : [words.referral.minimumNote({ amount: formats.token(minimum, token) })]),
    words.referral.delayNote({ days }),
    ...(cap === null ? [] : [words.referral.capNote({ amount: formats.token(cap, token) })]),
  ];
  return (
    <Card padding="sm">
      <Stack gap="md">
        <Table
          caption={words.referral.rules()}
          captionHidden
          rowKey={({ event }) => event}
          rows={config.rules}
          columns={[
            {
              id: 'event',
              header: words.referral.rule(),
              rowHeader: true,
              cell: ({ event }) => wordFor(words.referral.events, event)(),
            },
            {
              id: 'reward',
              header: words.referral.ruleReward(),
              cell: (rule) =>
                rule.enabled ? formats.token(rule.amount, rule.token) : words.referral.ruleOff(),
            },
            {
              id: 'conditions',
              header: words.referral.ruleConditions(),
              cell: ({ conditions }) =>
                conditions.length === 0
                  ? words.referral.noConditions()
                  : conditions.map((one) => wordFor(words.referral.conditions, one)()).join(', '),
            },
          ]}
        />
        <Stack gap="xs">
          {notes.map((note) => (
            <Text key={note} size="sm" tone="muted">
              {note}
            </Text>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
