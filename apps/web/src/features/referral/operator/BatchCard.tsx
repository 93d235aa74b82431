import type { BatchRun } from '@gli/domain';
import { useGetRewardStats } from '@gli/sdk/react';
import {
  Button,
  Card,
  Checkbox,
  ConfirmDialog,
  ErrorText,
  Progress,
  QueryContent,
  Section,
  Skeleton,
  Stack,
  Table,
  Text,
  translate,
} from '@gli/ui';
import { useState } from 'react';
import { UnknownWriteNotice, useErrorText } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { useBatch } from './use-batch.ts';

/** Pays all pending rewards of a member. Shows the progress and each outcome. */
export function BatchCard({ memberId, operatorId }: { memberId: string; operatorId: string }) {
  const t = useTranslations();
  const formats = useFormats();
  const errorText = useErrorText();
  const stats = useGetRewardStats({ id: memberId });
  const { state, start, sendAgain, drop } = useBatch(memberId, operatorId);
  const [isConfirming, setConfirming] = useState(false);
  const [dueOnly, setDueOnly] = useState(false);
  const count = stats.data?.pending_count ?? 0;
  const isRunning = state.status === 'running';
  const confirm = () => {
    setConfirming(false);
    start(count, dueOnly);
  };
  return (
    <Section title={t.referralOperator.batch()}>
      <Card gap="md">
        <Text prose>{t.referralOperator.batchText()}</Text>
        <QueryContent query={stats} loading={<Skeleton width="half" />}>
          {() => (
            <>
              <Checkbox
                label={t.referralOperator.dueOnly()}
                checked={dueOnly}
                disabled={isRunning}
                onChange={(event) => setDueOnly(event.currentTarget.checked)}
              />
              <div>
                <Button
                  disabled={(count === 0 && !isRunning) || state.status === 'unknown'}
                  busy={isRunning}
                  onClick={() => setConfirming(true)}
                >
                  {t.referralOperator.batchStart({ count: formats.integer(count) })}
                </Button>
              </div>
            </>
          )}
        </QueryContent>
        {state.status === 'idle' ? null : (
          <Progress
            label={t.referralOperator.batchProgress()}
            value={state.run.done}
            max={Math.max(1, state.run.total)}
            valueText={t.referralOperator.batchCount({
              done: formats.integer(state.run.done),
              total: formats.integer(state.run.total),
            })}
            tone={state.status === 'failed' || state.status === 'unknown' ? 'warning' : 'primary'}
          />
        )}
        {state.status === 'unknown' ? (
          <UnknownWriteNotice
            write={{
              text: t.referralOperator.batchUnknown(),
              choice: { sendAgain, drop, dropLabel: t.referralOperator.dontPay() },
            }}
          />
        ) : null}
        {state.status === 'failed' ? (
          <ErrorText>
            {`${errorText(state.error)} ${t.referralOperator.batchStopped({ done: formats.integer(state.run.done) })}`}
          </ErrorText>
        ) : null}
        {state.status === 'done' || state.status === 'failed' ? <BatchOutcome run={state.run} /> : null}
      </Card>
      {isConfirming ? (
        <ConfirmDialog
          title={t.referralOperator.batchTitle()}
          description={dueOnly ? t.referralOperator.dueOnly() : t.referralOperator.batchText()}
          confirmLabel={t.referralOperator.batchConfirm()}
          busy={false}
          error={null}
          onConfirm={confirm}
          onClose={() => setConfirming(false)}
        />
      ) : null}
    </Section>
  );
}

/** Result of a run: a summary and each reward's outcome. */
function BatchOutcome({ run }: { run: BatchRun }) {
  const t = useTranslations();
  const formats = useFormats();
  const counts = {
    paid: formats.integer(run.paid),
    failed: formats.integer(run.failed),
    skipped: formats.integer(run.skipped),
  };
  const amounts = run.totals.map(({ amount, token }) => formats.tokenExact(amount, token)).join(', ');
  return (
    <Stack gap="md">
      <Text role="status" weight="semibold">
        {[
          run.done === 0 ? t.referralOperator.batchNothing() : t.referralOperator.batchDone(counts),
          ...(amounts === '' ? [] : [t.referralOperator.batchTotals({ amounts })]),
        ].join(' · ')}
      </Text>
      {run.outcomes.length > 0 ? (
        <Table
          caption={t.referralOperator.outcomes()}
          captionShown
          rowKey={({ reward }) => reward.id}
          rows={run.outcomes}
          columns={[
            { header: t.referral.reward(), name: ({ reward }) => reward.reason },
            {
              header: t.referral.amount(),
              figure: ({ reward }) => formats.tokenExact(reward.amount, reward.token),
            },
            {
              header: t.referralOperator.outcome(),
              cell: ({ outcome, failure }) =>
                [translate(t.referralOperator.outcomeKinds, outcome)(), failure?.message]
                  .filter(Boolean)
                  .join(': '),
            },
          ]}
        />
      ) : null}
    </Stack>
  );
}
