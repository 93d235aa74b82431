import { quickQuestions, replyTo } from '@gli/domain';
import { Badge, Button, DescriptionList, Inline, Note, Stack, Text, TextLink } from '@gli/ui';
import { useSyncExternalStore } from 'react';
import { usePlatform, useSideMenus } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { SUPPORT_HOURS, SUPPORT_RESPONSE_MINUTES } from '../support.ts';
import { ChatComposer } from './ChatComposer.tsx';
import { ChatLog } from './ChatLog.tsx';
import { getChatStore } from './chat-store.ts';

/** The support chat, with support hours and response time. Spec §2 Chat, §4 Chat, §9 Support */
export function SupportChat() {
  const t = useTranslations();
  const { closeDrawer } = useSideMenus();
  const store = getChatStore(usePlatform());
  const chat = useSyncExternalStore(store.subscribe, store.read);
  const isOffline = chat.support === 'offline';
  const send = (text: string) => {
    const { connectWallet, convertTokens, fees, contactSupport } = t.helpPanel.questions;
    const questions = {
      connectWallet: connectWallet(),
      convertTokens: convertTokens(),
      fees: fees(),
      contactSupport: contactSupport(),
    };
    store.dispatch({ type: 'sent', text, reply: replyTo(text, questions), at: Date.now() });
  };
  return (
    <Stack gap="md">
      <Availability isOffline={isOffline} />
      <ChatLog chat={chat}>
        <Stack
          as="ul"
          gap="sm"
          align="end"
          css={{ marginTop: 'auto' }}
          aria-label={t.helpPanel.quickQuestions()}
        >
          {quickQuestions.map((question) => (
            <li key={question}>
              <Button
                variant="secondary"
                size="sm"
                disabled={isOffline}
                onClick={() => send(t.helpPanel.questions[question]())}
              >
                {t.helpPanel.questions[question]()}
              </Button>
            </li>
          ))}
        </Stack>
      </ChatLog>
      <ChatComposer
        isOffline={isOffline}
        onSend={send}
        onAttach={(file) => {
          logAttachment(file);
          const attachment = { name: file.name, bytes: file.size };
          store.dispatch({ type: 'attached', attachment, at: Date.now() });
        }}
      />
      <Stack gap="xs">
        <Note>{t.helpPanel.chatElsewhere()}</Note>
        <TextLink href="/help-center" onClick={closeDrawer}>
          {t.helpPanel.toHelpCenter()}
        </TextLink>
      </Stack>
    </Stack>
  );
}

function Availability({ isOffline }: { isOffline: boolean }) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Stack gap="xs">
      <Inline justify="between">
        <Text size="sm">{t.helpPanel.chatLead()}</Text>
        <Badge tone={isOffline ? 'neutral' : 'success'} dot>
          {isOffline ? t.helpPanel.chatIsOffline() : t.helpPanel.chatOnline()}
        </Badge>
      </Inline>
      <DescriptionList
        layout="compact"
        items={[
          [
            t.walkthrough.hours(),
            t.walkthrough.hoursValue({
              from: formats.timeOfDay(SUPPORT_HOURS.from),
              to: formats.timeOfDay(SUPPORT_HOURS.to),
            }),
          ],
          [t.walkthrough.answer(), t.walkthrough.answerValue({ minutes: SUPPORT_RESPONSE_MINUTES })],
        ]}
      />
    </Stack>
  );
}

/** Logs an attachment, which is accepted but never sent. Spec §2 Chat */
function logAttachment({ name, type, size }: File): void {
  // biome-ignore lint/suspicious/noConsole: the specification only requires logging of attachments.
  console.info('Chat attachment', { name, type, size });
}
