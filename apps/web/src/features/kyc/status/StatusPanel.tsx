import type { KycStatus, KycStep } from '@gli/sdk';
import {
  Disclosure,
  Inline,
  LinkButton,
  Note,
  Notice,
  Outcome,
  Stack,
  StatusBadge,
  Table,
  Text,
} from '@gli/ui';
import { ArrowRight } from '@gli/ui/icons';
import { useFormats, useTranslations } from '@/i18n';

/** Overview with the next step, or what a verified member can do next, and the dates of every step. */
export function StatusPanel({ status }: { status: KycStatus }) {
  const t = useTranslations();
  const formats = useFormats();
  const next = status.steps.find(({ name }) => name === status.next_step);
  const moment = (time: string | null) => (time === null ? t.authCenter.notYet() : formats.moment(time));
  return (
    <Stack gap="lg">
      {status.level === 'full' ? (
        <Outcome title={t.authCenter.statusDone()}>
          <Inline gap="sm">
            <LinkButton href="/rwa-assets">{t.authCenter.toInvest()}</LinkButton>
            <LinkButton href="/auth?tab=grades" variant="secondary">
              {t.authCenter.toGrades()}
            </LinkButton>
          </Inline>
        </Outcome>
      ) : next ? (
        <Inline justify="between" gap="md">
          <Text>{t.authCenter.statusNext({ step: next.title })}</Text>
          <LinkButton href={`/auth?step=${next.name}`} size="sm">
            {t.authCenter.toStep({ step: next.title })}
            <ArrowRight aria-hidden />
          </LinkButton>
        </Inline>
      ) : (
        <Notice kind="wait" role="status">
          {t.authCenter.statusWaiting()}
        </Notice>
      )}
      <Disclosure summary={t.authCenter.stepDates()}>
        <Table<KycStep>
          caption={t.authCenter.stepDates()}
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
      </Disclosure>
    </Stack>
  );
}
