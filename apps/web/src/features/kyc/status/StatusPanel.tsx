import type { KycStatus, KycStep } from '@gli/sdk';
import { Inline, LinkButton, Note, Notice, Stack, StatusBadge, Table, Text } from '@gli/ui';
import { ArrowRight } from '@gli/ui/icons';
import { useFormats, useTranslations } from '@/i18n';

/** Overview with the next step and the dates of every step. */
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
            cell: ({ status }) => <StatusBadge status={status} labels={t.authCenter.stepState} />,
          },
          { header: t.authCenter.submittedAt(), cell: ({ submitted_at: time }) => moment(time) },
          { header: t.authCenter.reviewedAt(), cell: ({ reviewed_at: time }) => moment(time) },
        ]}
      />
    </Stack>
  );
}
