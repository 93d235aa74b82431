import { quickQuestions, replyTo } from '@gli/domain';
import { Badge, Button, Note, Stack, Text, TextLink } from '@gli/ui';
import { useSyncExternalStore } from 'react';
import { useNetworkName, usePlatform, useSideMenus } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { faq } from '../center/faq.ts';
import { SUPPORT_HOURS } from '../support.ts';
import { ChatComposer } from './ChatComposer.tsx';
import { ChatLog } from './ChatLog.tsx';
import { getChatStore } from './chat-store.ts';
import { findAnswer } from './find-answer.ts';

/** The support chat, with support hours. Spec §2 Chat, §4 Chat, §9 Support */
export function SupportChat() {
  const t = useTranslations();
  const { closeDrawer } = useSideMenus();
  const store = getChatStore(usePlatform());
  const chat = useSyncExternalStore(store.subscribe, store.read);
  const isOffline = chat.support === 'offline';
  const network = useNetworkName();
  const send = (text: string) => {
    const { connectWallet, convertTokens, fees, contactSupport } = t.helpPanel.questions;
    const questions = {
      connectWallet: connectWallet(),
      convertTokens: convertTokens(),
      fees: fees(),
      contactSupport: contactSupport(),
    };
    const texts = faq.map(({ id }) => {
      const { question, answer } = t.helpCenter.faq[id];
      return { id, question: question(), answer: answer({ network }) };
    });
    const quick = replyTo(text, questions);
    const found = quick === 'other' ? findAnswer(text, texts) : null;
    store.dispatch({ type: 'sent', text, reply: found ? `faq:${found}` : quick, at: Date.now() });
  };
  return (
    <Stack gap="md">
      <Availability isOffline={isOffline} />
      <ChatLog chat={chat}>
        {chat.messages.length > 0 ? null : (
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
        )}
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
      <TextLink href="/help-center" onClick={closeDrawer}>
        {t.helpPanel.toHelpCenter()}
      </TextLink>
    </Stack>
  );
}

function Availability({ isOffline }: { isOffline: boolean }) {
  const t = useTranslations();
  const formats = useFormats();
  const hours = t.walkthrough.hoursValue({
    from: formats.timeOfDay(SUPPORT_HOURS.from),
    to: formats.timeOfDay(SUPPORT_HOURS.to),
  });
  return (
    <Stack gap="xs" align="start">
      <Badge tone={isOffline ? 'neutral' : 'success'} dot>
        {isOffline ? t.helpPanel.chatIsOffline() : t.helpPanel.chatOnline()}
      </Badge>
      <Text size="sm">{t.helpPanel.chatLead()}</Text>
      <Note>{`${t.walkthrough.hours()}: ${hours}`}</Note>
    </Stack>
  );
}

/** Logs an attachment, which is accepted but never sent. Spec §2 Chat */
function logAttachment({ name, type, size }: File): void {
  // biome-ignore lint/suspicious/noConsole: the specification only requires logging of attachments.
  console.info('Chat attachment', { name, type, size });
}
