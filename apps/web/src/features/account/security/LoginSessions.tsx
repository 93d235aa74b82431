import type { LoginSession } from '@gli/sdk';
import { useListLoginSessions } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { LoadFailure } from '../../../shared/LoadFailure.tsx';
import { Section } from '../../../shared/Section.tsx';
import { LoginSessionRow } from './LoginSessionRow.tsx';
import { LogOutEverywhereDialog } from './LogOutEverywhereDialog.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';

const List = styled('ul', { display: 'flex', flexDirection: 'column' });

type Asked = { status: 'nothing' } | { status: 'revoke'; session: LoginSession } | { status: 'everywhere' };

/** Where the member is, or was, logged in: each device can be logged out, or all at once. Spec §2 My Page, §7 Auth */
export function LoginSessions() {
  const t = useTranslations();
  const sessions = useListLoginSessions({ query: { placeholderData: keepPreviousData } });
  const [asked, setAsked] = useState<Asked>({ status: 'nothing' });
  const close = () => setAsked({ status: 'nothing' });
  return (
    <Section title={t.mypage.sessions()} action={<Text tone="muted">{t.mypage.sessionsLead()}</Text>}>
      {sessions.isPending ? (
        <SessionsSkeleton />
      ) : !sessions.data ? (
        <LoadFailure query={sessions} />
      ) : (
        <Card aria-busy={sessions.isFetching}>
          <Stack gap="md">
            <List>
              {sessions.data.map((session) => (
                <LoginSessionRow
                  key={session.id}
                  session={session}
                  onRevoke={() => setAsked({ status: 'revoke', session })}
                />
              ))}
            </List>
            <div>
              <Button variant="secondary" onClick={() => setAsked({ status: 'everywhere' })}>
                {t.mypage.logOutEverywhere()}
              </Button>
            </div>
          </Stack>
        </Card>
      )}
      {asked.status === 'revoke' ? <RevokeDialog session={asked.session} onClose={close} /> : null}
      {asked.status === 'everywhere' ? <LogOutEverywhereDialog onClose={close} /> : null}
    </Section>
  );
}

function SessionsSkeleton() {
  const t = useTranslations();
  return (
    <LoadingRegion label={t.common.loading()}>
      <Card>
        <Stack gap="md">
          {['first', 'second', 'third'].map((row) => (
            <Skeleton key={row} shape="block" css={{ height: '4rem' }} />
          ))}
        </Stack>
      </Card>
    </LoadingRegion>
  );
}
