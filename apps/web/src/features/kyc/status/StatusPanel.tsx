import type { KycStatus, KycStep } from '@gli/sdk';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { Badge } from '../../../design/display/Badge.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';
import { Notice } from '../../../shared/forms/Notice.tsx';
import { Note } from '../../../shared/page/Note.tsx';
import { stateTone } from './review-state.ts';

/** The overview: what to do next, and every step with its times. */
export function StatusPanel({ status }: { status: KycStatus }) {
  const t = useTranslations();
  const formats = useFormats();
  const next = status.steps.find(({ name }) => name === status.next_step);
  const moment = (time: string | null) => (time === null ? t.authCenter.notYet() : formats.moment(time));
  return (
    <Stack gap="lg">
      {next ? (
        <Inline justify="between" gap="md">
          <Text>{t.authCenter.statusNext({ step: next.title })}</Text>
          <LinkButton href={`/auth?step=${next.name}`} size="sm">
            {t.authCenter.toStep({ step: next.title })}
            <ArrowRight aria-hidden />
          </LinkButton>
        </Inline>
      ) : (
        <Notice kind={status.level === 'full' ? 'info' : 'wait'} role="status">
          {status.level === 'full' ? t.authCenter.statusDone() : t.authCenter.statusWaiting()}
        </Notice>
      )}
      <Table<KycStep>
        caption={t.authCenter.status()}
        rows={status.steps}
        rowKey={({ name }) => name}
        columns={[
          {
            header: t.authCenter.step(),
            name: ({ title, verified_contact: contact }) => (
              <div>
                {title}
                {contact ? <Note numeric>{contact}</Note> : null}
              </div>
            ),
          },
          {
            header: t.authCenter.state(),
            cell: ({ status }) => (
              <Badge tone={stateTone(status)} dot>
                {translate(t.authCenter.stepState, status)()}
              </Badge>
            ),
          },
          { header: t.authCenter.submittedAt(), cell: ({ submitted_at: time }) => moment(time) },
          { header: t.authCenter.reviewedAt(), cell: ({ reviewed_at: time }) => moment(time) },
        ]}
      />
    </Stack>
  );
}
