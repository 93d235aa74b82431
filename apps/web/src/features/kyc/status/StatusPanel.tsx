import type { KycStatus, KycStep } from '@gli/sdk';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'wouter';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { Badge } from '../../../design/display/Badge.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useWords, wordFor } from '../../../i18n/words.ts';
import { Notice } from '../../../shared/Notice.tsx';
import { stateTone } from './state-tone.ts';

/** How the verification stands as a whole: what to do, and every step with its times. */
export function StatusPanel({ status }: { status: KycStatus }) {
  const words = useWords();
  const formats = useFormats();
  const next = status.steps.find(({ name }) => name === status.next_step);
  const moment = (time: string | null) => (time === null ? words.authCenter.notYet() : formats.moment(time));
  return (
    <Stack gap="lg">
      {next ? (
        <Inline justify="between" gap="md">
          <Text>{words.authCenter.statusNext({ step: next.title })}</Text>
          <Link href={`/auth?step=${next.name}`} asChild>
            <LinkButton size="sm">
              {words.authCenter.toStep({ step: next.title })}
              <ArrowRight aria-hidden />
            </LinkButton>
          </Link>
        </Inline>
      ) : (
        <Notice kind={status.level === 'full' ? 'info' : 'wait'} role="status">
          {status.level === 'full' ? words.authCenter.statusDone() : words.authCenter.statusWaiting()}
        </Notice>
      )}
      <Table<KycStep>
        caption={words.authCenter.status()}
        captionHidden
        rows={status.steps}
        rowKey={({ name }) => name}
        columns={[
          {
            id: 'step',
            header: words.authCenter.step(),
            rowHeader: true,
            cell: ({ title, verified_contact: contact }) => (
              <div>
                {title}
                {contact ? (
                  <Text size="sm" tone="muted" numeric>
                    {contact}
                  </Text>
                ) : null}
              </div>
            ),
          },
          {
            id: 'state',
            header: words.authCenter.state(),
            cell: ({ state }) => (
              <Badge tone={stateTone(state)} dot>
                {wordFor(words.authCenter.stepState, state)()}
              </Badge>
            ),
          },
          {
            id: 'submitted',
            header: words.authCenter.submittedAt(),
            cell: ({ submitted_at: time }) => moment(time),
          },
          {
            id: 'reviewed',
            header: words.authCenter.reviewedAt(),
            cell: ({ reviewed_at: time }) => moment(time),
          },
        ]}
      />
    </Stack>
  );
}
