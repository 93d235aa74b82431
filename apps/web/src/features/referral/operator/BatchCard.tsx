import { useGetRewardStats } from '@gli/sdk/react';
import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { Progress } from '../../../design/feedback/Progress.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { ConfirmDialog } from '../../../shared/ConfirmDialog.tsx';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { Section } from '../../../shared/Section.tsx';
import { BatchOutcome } from './BatchOutcome.tsx';
import { useBatch } from './use-batch.ts';

type BatchCardProps = { memberId: string; operatorId: string };

/** Pays all that waits for a member, shows how far it is, and what became of each. */
export function BatchCard({ memberId, operatorId }: BatchCardProps) {
  const t = useTranslations();
  const formats = useFormats();
  const errorText = useErrorText();
  const stats = useGetRewardStats(memberId);
  const { state, start } = useBatch(memberId, operatorId);
  const [isAsking, setAsking] = useState(false);
  const [dueOnly, setDueOnly] = useState(false);
  const count = stats.data?.pending_count ?? 0;
  const isRunning = state.status === 'running';
  const begin = () => {
    setAsking(false);
    start(count, dueOnly);
  };
  return (
    <Section title={t.referralOperator.batch()}>
      <Card>
        <Stack gap="md" align="stretch">
          <Text prose>{t.referralOperator.batchText()}</Text>
          {stats.isPending ? (
            <Skeleton shape="block" css={{ height: '2.75rem' }} />
          ) : stats.data ? (
            <>
              <Checkbox
                label={t.referralOperator.dueOnly()}
                checked={dueOnly}
                disabled={isRunning}
                onChange={(event) => setDueOnly(event.currentTarget.checked)}
              />
              <div>
                <Button disabled={count === 0 && !isRunning} busy={isRunning} onClick={() => setAsking(true)}>
                  {t.referralOperator.batchStart({ count: formats.integer(count) })}
                </Button>
              </div>
            </>
          ) : (
            <LoadFailure query={stats} />
          )}
          {state.status === 'idle' ? null : (
            <Progress
              label={t.referralOperator.batchProgress()}
              value={state.run.done}
              max={Math.max(1, state.run.total)}
              valueText={t.referralOperator.batchOf({
                done: formats.integer(state.run.done),
                total: formats.integer(state.run.total),
              })}
              tone={state.status === 'failed' ? 'warning' : 'primary'}
            />
          )}
          {state.status === 'failed' ? (
            <Text tone="danger" weight="medium" role="alert">
              {errorText(state.error)}{' '}
              {t.referralOperator.batchStopped({ done: formats.integer(state.run.done) })}
            </Text>
          ) : null}
          {state.status === 'done' || state.status === 'failed' ? <BatchOutcome run={state.run} /> : null}
        </Stack>
      </Card>
      {isAsking ? (
        <ConfirmDialog
          title={t.referralOperator.batchTitle()}
          description={dueOnly ? t.referralOperator.dueOnly() : t.referralOperator.batchText()}
          confirmLabel={t.referralOperator.batchConfirm()}
          busy={false}
          error={null}
          onConfirm={begin}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Section>
  );
}
