import type { ReferralCode } from '@gli/sdk';
import { useDeleteReferralCode, useGetReferralCode, useUpdateReferralCode } from '@gli/sdk/react';
import {
  Badge,
  Button,
  Card,
  CardSkeleton,
  DescriptionList,
  EmptyState,
  IconButton,
  Inline,
  LoadingRegion,
  PanelSkeleton,
  QueryContent,
  Section,
  SectionErrorBoundary,
  Split,
  Stack,
  Text,
  useCopy,
  useToast,
} from '@gli/ui';
import { Copy, Ticket } from '@gli/ui/icons';
import { getReferralCodeState, type ReferralCodeState } from '@gli/validation';
import { type ReactNode, useState } from 'react';
import { ActionDialog, getServerTime, lazyPart, useErrorText } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { CodeDialog } from './CodeDialog.tsx';
import { CodeText } from './MyCode.styles.ts';

// Loaded in parallel with the code's data, because it includes the QR library.
const ShareCard = lazyPart(async () => (await import('./ShareCard.tsx')).ShareCard, {
  fallback: <PanelSkeleton />,
});
const stateTones = {
  active: 'success',
  paused: 'warning',
  expired: 'danger',
  used_up: 'danger',
} as const satisfies Readonly<Record<ReferralCodeState, string>>;

/** The member's code and its links, or a form to create a code. Decision 23 */
export function MyCode({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const code = useGetReferralCode({ id: memberId });
  return (
    <Section title={t.referral.myCode()} anchor="my-code">
      <QueryContent
        query={code}
        loading={
          <LoadingRegion>
            <CodeColumns>
              <CardSkeleton />
              <PanelSkeleton />
            </CodeColumns>
          </LoadingRegion>
        }
        missing={<NoCode memberId={memberId} />}
      >
        {(data) => (
          <CodeColumns>
            <CodeCard code={data} memberId={memberId} />
            <ShareCard code={data} />
          </CodeColumns>
        )}
      </QueryContent>
    </Section>
  );
}

function CodeColumns({ children }: { children: ReactNode }) {
  return (
    <Stack css={{ containerType: 'inline-size' }}>
      <Split from="container" align="stretch" css={{ '--columns': 'minmax(0, 2fr) minmax(0, 3fr)' }}>
        {children}
      </Split>
    </Stack>
  );
}

function NoCode({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <EmptyState
        icon={<Ticket />}
        title={t.referral.noCode()}
        description={t.referral.noCodeText()}
        action={<Button onClick={() => setCreating(true)}>{t.referral.create()}</Button>}
      />
      {isCreating ? (
        <SectionErrorBoundary>
          <CodeDialog code={null} memberId={memberId} onClose={() => setCreating(false)} />
        </SectionErrorBoundary>
      ) : null}
    </>
  );
}

type CodeCardProps = { code: ReferralCode; memberId: string };

function CodeCard({ code, memberId }: CodeCardProps) {
  const t = useTranslations();
  const formats = useFormats();
  const copy = useCopy();
  const [openDialog, setOpenDialog] = useState<'none' | 'edit' | 'delete'>('none');
  const close = () => setOpenDialog('none');
  const { active, maximum_uses: maxUses, uses_count: used, expires_at: end } = code;
  const state = getReferralCodeState(
    { active, maximumUses: maxUses, usesCount: used, expiresAt: end === null ? null : new Date(end) },
    new Date(getServerTime()),
  );
  return (
    <Card>
      <Stack gap="md">
        <Inline justify="between" align="start" nowrap>
          <Stack gap="xs" align="start">
            <CodeText>{code.code}</CodeText>
            <Badge tone={stateTones[state]} dot>
              {t.referral.codeStates[state]()}
            </Badge>
          </Stack>
          <IconButton
            label={t.referral.copyCode()}
            variant="secondary"
            onClick={() => void copy(code.code, t.referral.codeCopied())}
          >
            <Copy aria-hidden />
          </IconButton>
        </Inline>
        {state === 'active' ? null : <Text size="sm">{t.referral.codeStateTexts[state]()}</Text>}
        <DescriptionList
          items={[
            [
              t.referral.used(),
              maxUses === null
                ? formats.integer(used)
                : t.referral.usedCount({ used: formats.integer(used), max: formats.integer(maxUses) }),
            ],
            [t.referral.validUntil(), end === null ? t.referral.noEnd() : formats.moment(end)],
            [t.referral.note(), code.description || t.referral.noNote()],
          ]}
        />
        <Inline gap="sm">
          <Button variant="secondary" size="sm" onClick={() => setOpenDialog('edit')}>
            {t.referral.edit()}
          </Button>
          <SwitchButton code={code} memberId={memberId} />
          <Button variant="ghost" size="sm" onClick={() => setOpenDialog('delete')}>
            {t.referral.remove()}
          </Button>
        </Inline>
      </Stack>
      {openDialog === 'edit' ? (
        <SectionErrorBoundary>
          <CodeDialog code={code} memberId={memberId} onClose={close} />
        </SectionErrorBoundary>
      ) : null}
      {openDialog === 'delete' ? <DeleteCodeDialog code={code} memberId={memberId} onClose={close} /> : null}
    </Card>
  );
}

/** Pauses or resumes the code. Neither needs confirmation, because both are reversible. */
function SwitchButton({ code: { active }, memberId }: CodeCardProps) {
  const t = useTranslations();
  const toast = useToast();
  const errorText = useErrorText();
  const update = useUpdateReferralCode();
  const change = () =>
    update.mutate(
      { id: memberId, body: { active: !active } },
      { onError: (error) => toast({ tone: 'danger', title: errorText(error) }) },
    );
  return (
    <Button variant="secondary" size="sm" busy={update.isPending} onClick={change}>
      {active ? t.referral.pause() : t.referral.resume()}
    </Button>
  );
}

/** Deletes the code permanently, after the consequences are explained. */
function DeleteCodeDialog({ code: { code }, memberId, onClose }: CodeCardProps & { onClose: () => void }) {
  const t = useTranslations();
  const { mutateAsync: remove } = useDeleteReferralCode();
  return (
    <ActionDialog
      title={t.referral.removeTitle({ code })}
      description={t.referral.removeText()}
      confirmLabel={t.referral.remove()}
      variant="danger"
      onSend={() => remove({ id: memberId }).then(onClose)}
      onClose={onClose}
    />
  );
}
