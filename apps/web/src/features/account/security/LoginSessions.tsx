import type { LoginSession } from '@gli/sdk';
import { forceLogOut } from '@gli/sdk/operations';
import { useListLoginSessions, useRevokeLoginSession } from '@gli/sdk/react';
import { useSession } from '@gli/session/react';
import {
  Badge,
  Button,
  CardSection,
  Disclosure,
  Inline,
  Note,
  ResourceList,
  Stack,
  StatusBadge,
  Text,
  toListPage,
  useToast,
} from '@gli/ui';
import { Laptop, MonitorSmartphone, Smartphone, Tablet } from '@gli/ui/icons';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionDialog } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { Row, Whole } from './LoginSessions.styles.ts';
import { useSessionEndingMutation } from './use-session-ending-mutation.ts';

const icons: Readonly<Record<string, typeof Laptop>> = {
  desktop: Laptop,
  mobile: Smartphone,
  tablet: Tablet,
};

type Confirmation = { kind: 'none' } | { kind: 'revoke'; session: LoginSession } | { kind: 'everywhere' };

/** The member's login sessions, which can be ended one by one or all together. Spec §2 My Page, §7 Auth */
export function LoginSessions() {
  const t = useTranslations();
  const sessions = useListLoginSessions(
    {},
    { query: { placeholderData: keepPreviousData, select: (rows) => toListPage(rows) } },
  );
  const [confirmation, setConfirmation] = useState<Confirmation>({ kind: 'none' });
  const close = () => setConfirmation({ kind: 'none' });
  const revoke = (session: LoginSession) => setConfirmation({ kind: 'revoke', session });
  return (
    <CardSection title={t.mypage.sessions()}>
      <Note>{t.mypage.sessionsLead()}</Note>
      <ResourceList
        label={t.mypage.sessions()}
        query={sessions}
        empty={{ icon: <MonitorSmartphone />, title: t.mypage.noSessions() }}
        renderRows={(rows) => {
          const active = rows.filter(({ status }) => status === 'active');
          const ended = rows.filter(({ status }) => status !== 'active');
          return (
            <>
              <Rows sessions={active} onRevoke={revoke} />
              {ended.length > 0 ? (
                <Disclosure summary={t.mypage.endedSessions({ count: ended.length })}>
                  <Rows sessions={ended} onRevoke={revoke} />
                </Disclosure>
              ) : null}
            </>
          );
        }}
        notes={
          <div>
            <Button variant="secondary" size="sm" onClick={() => setConfirmation({ kind: 'everywhere' })}>
              {t.mypage.logOutEverywhere()}
            </Button>
          </div>
        }
      />
      {confirmation.kind === 'revoke' ? (
        <RevokeDialog session={confirmation.session} onClose={close} />
      ) : null}
      {confirmation.kind === 'everywhere' ? <LogOutEverywhereDialog onClose={close} /> : null}
    </CardSection>
  );
}

function Rows({
  sessions,
  onRevoke,
}: {
  sessions: readonly LoginSession[];
  onRevoke: (session: LoginSession) => void;
}) {
  return (
    <ul>
      {sessions.map((session) => (
        <LoginSessionRow key={session.id} session={session} onRevoke={() => onRevoke(session)} />
      ))}
    </ul>
  );
}

/** A device with its location and last activity. The current one has no button, because ending it is a logout. */
function LoginSessionRow({ session, onRevoke }: { session: LoginSession; onRevoke: () => void }) {
  const t = useTranslations();
  const formats = useFormats();
  const { device, status } = session;
  const Icon = icons[session.device_type] ?? MonitorSmartphone;
  const software = [session.browser, session.operating_system].filter((part) => part !== null);
  const location = [session.location ?? t.mypage.unknownPlace(), session.ip].filter((part) => part !== null);
  return (
    <Row>
      <Icon aria-hidden />
      <Inline gap="sm" css={{ overflowWrap: 'anywhere' }}>
        <Text weight="semibold">{device}</Text>
        {status === 'active' ? null : <StatusBadge status={status} labels={t.mypage.sessionStatuses} />}
        {session.current ? <Badge tone="primary">{t.mypage.thisDevice()}</Badge> : null}
      </Inline>
      {status === 'active' && !session.current ? (
        <Button
          variant="secondary"
          size="sm"
          onClick={onRevoke}
          aria-label={t.mypage.revokeDevice({ device })}
        >
          {t.mypage.revoke()}
        </Button>
      ) : null}
      <Stack gap="none" css={{ overflowWrap: 'anywhere' }}>
        <Note>{[...software, ...location].join('\u00a0· ')}</Note>
        <Note numeric>
          <Whole>{`${t.mypage.lastActive({ time: formats.moment(session.last_active_at) })} ·`}</Whole>{' '}
          <Whole>{t.mypage.signedInAt({ time: formats.moment(session.created_at) })}</Whole>
        </Note>
      </Stack>
    </Row>
  );
}

function RevokeDialog({ session, onClose }: { session: LoginSession; onClose: () => void }) {
  const { id, device } = session;
  const t = useTranslations();
  const { mutateAsync: revoke } = useRevokeLoginSession();
  return (
    <ActionDialog
      title={t.mypage.revokeTitle({ device })}
      description={t.mypage.revokeText()}
      confirmLabel={t.mypage.revoke()}
      onSend={() => revoke({ id }).then(onClose)}
      onClose={onClose}
    />
  );
}

/**
 * Asks for confirmation before ending every session. This session ends as well, so the login page opens
 * (decision 5).
 */
function LogOutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const toast = useToast();
  const session = useSession();
  const { mutateAsync: logOut } = useSessionEndingMutation((client, options) =>
    forceLogOut(client, {}, options),
  );
  const logOutEverywhere = async () => {
    const { ended_session_count: count } = await logOut();
    await session.signOut('force_logout');
    toast({ tone: 'success', title: t.mypage.everywhereDone({ count }) });
  };
  return (
    <ActionDialog
      title={t.mypage.everywhereTitle()}
      description={t.mypage.everywhereText()}
      confirmLabel={t.mypage.logOutEverywhere()}
      variant="danger"
      onSend={logOutEverywhere}
      onClose={onClose}
    />
  );
}
