import { useGetRewardStats } from '@gli/sdk/react';
import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { Checkbox } from '../../../design/Checkbox.tsx';
import { Stack } from '../../../design/Layout.tsx';
import { Progress } from '../../../design/Progress.tsx';
import { Skeleton } from '../../../design/Skeleton.tsx';
import { Text } from '../../../design/Text.tsx';
import { useErrorText } from '../../../errors/use-error-text.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { LoadFailure } from '../../../parts/LoadFailure.tsx';
import { Section } from '../../../parts/Section.tsx';
import { BatchOutcome } from './BatchOutcome.tsx';
import { useBatch } from './use-batch.ts';

type BatchCardProps = { memberId: string; operatorId: string };

/** Pays all that waits for a member, shows how far it is, and what became of each. */
export function BatchCard({ memberId, operatorId }: BatchCardProps) {
  const words = useWords();
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
    <Section title={words.referralOperator.batch()}>
      <Card>
        <Stack gap="md" align="stretch">
          <Text prose>{words.referralOperator.batchText()}</Text>
          {stats.isPending ? (
            <Skeleton shape="block" css={{ height: '2.75rem' }} />
          ) : stats.data ? (
            <>
              <Checkbox
                label={words.referralOperator.dueOnly()}
                checked={dueOnly}
                disabled={isRunning}
                onChange={(event) => setDueOnly(event.currentTarget.checked)}
              />
              <div>
                <Button disabled={count === 0 && !isRunning} busy={isRunning} onClick={() => setAsking(true)}>
                  {words.referralOperator.batchStart({ count: formats.integer(count) })}
                </Button>
              </div>
            </>
          ) : (
            <LoadFailure query={stats} />
          )}
          {state.status === 'idle' ? null : (
            <Progress
              label={words.referralOperator.batchProgress()}
              value={state.run.done}
              max={Math.max(1, state.run.total)}
              valueText={words.referralOperator.batchOf({
                done: formats.integer(state.run.done),
                total: formats.integer(state.run.total),
              })}
              tone={state.status === 'failed' ? 'warning' : 'primary'}
            />
          )}
          {state.status === 'failed' ? (
            <Text tone="danger" weight="medium" role="alert">
              {errorText(state.error)}{' '}
              {words.referralOperator.batchStopped({ done: formats.integer(state.run.done) })}
            </Text>
          ) : null}
          {state.status === 'done' || state.status === 'failed' ? <BatchOutcome run={state.run} /> : null}
        </Stack>
      </Card>
      {isAsking ? (
        <ConfirmDialog
          title={words.referralOperator.batchTitle()}
          description={dueOnly ? words.referralOperator.dueOnly() : words.referralOperator.batchText()}
          confirmLabel={words.referralOperator.batchConfirm()}
          busy={false}
          error={null}
          onConfirm={begin}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Section>
  );
}
