import { type Chat, type ChatMessage, quickQuestions, type Reply } from '@gli/domain';
import { Inline, Stack, Text, TextLink, VisuallyHidden } from '@gli/ui';
import { Paperclip } from '@gli/ui/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNetworkName, useSideMenus } from '@/data';
import { useFormats, useTranslations } from '@/i18n';
import { faq } from '../center/faq.ts';
import { Bubble, Dots, Scroll } from './ChatLog.styles.ts';

/**
 * Messages, scrolled to the newest one, with suggested questions. Screen readers announce new messages. Spec §4
 * Chat
 */
export function ChatLog({ chat, children }: { chat: Chat; children: ReactNode }) {
  const t = useTranslations();
  const log = useRef<HTMLDivElement>(null);
  const isTyping = chat.pendingReplies.length > 0;
  const last = chat.messages.at(-1)?.id;
  useEffect(() => {
    if (last === undefined && !isTyping) return;
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [last, isTyping]);
  return (
    <Scroll ref={log} role="region" aria-label={t.helpPanel.chatLog()} tabIndex={0}>
      <Stack gap="snug" role="log" aria-label={t.helpPanel.chatLog()}>
        <Bubble sender="support">
          <VisuallyHidden>{t.helpPanel.chatSupport()}</VisuallyHidden>
          <span>{t.helpPanel.chatWelcome()}</span>
        </Bubble>
        {chat.messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
        {isTyping ? (
          <Bubble sender="support">
            <VisuallyHidden>{t.helpPanel.chatTyping()}</VisuallyHidden>
            <Dots aria-hidden>
              <span />
              <span />
              <span />
            </Dots>
          </Bubble>
        ) : null}
      </Stack>
      {children}
    </Scroll>
  );
}

function Message({ message }: { message: ChatMessage }) {
  const t = useTranslations();
  const formats = useFormats();
  const time = new Date(message.timestamp).toISOString();
  return (
    <Bubble sender={message.sender}>
      <VisuallyHidden>
        {message.sender === 'user' ? t.helpPanel.chatYou() : t.helpPanel.chatSupport()}
      </VisuallyHidden>
      {message.kind === 'text' ? <span>{message.text}</span> : null}
      {message.kind === 'reply' ? <ReplyText reply={message.reply} /> : null}
      {message.kind === 'attachment' ? (
        <>
          <Inline as="strong" nowrap css={{ fontWeight: '$semibold' }}>
            <Paperclip aria-hidden size={16} />
            <span>
              {t.helpPanel.attached({
                name: message.attachment.name,
                size: formats.bytes(message.attachment.bytes),
              })}
            </span>
          </Inline>
          <span>{t.helpPanel.attachmentKept()}</span>
        </>
      ) : null}
      <Text as="time" size="xs" tone="inherit" dateTime={time}>
        {formats.clock(time)}
      </Text>
    </Bubble>
  );
}

/** A reply with a link to the question or to the contact form. */
function ReplyText({ reply }: { reply: Reply }) {
  const t = useTranslations();
  const network = useNetworkName();
  const { closeDrawer } = useSideMenus();
  const entry = faq.find(({ id }) => reply === `faq:${id}`);
  const quick = quickQuestions.find((question) => question === reply);
  const text = entry
    ? t.helpCenter.faq[entry.id].answer({ network })
    : t.helpPanel.replies[quick ?? 'other']();
  const toContact = quick === undefined || quick === 'contactSupport';
  return (
    <>
      <span>{text}</span>
      {entry ? (
        <TextLink href={`/help-center?question=${entry.id}`} onClick={closeDrawer}>
          {t.helpPanel.toQuestion()}
        </TextLink>
      ) : toContact ? (
        <TextLink href="/help-center#contact" onClick={closeDrawer}>
          {t.helpPanel.toContact()}
        </TextLink>
      ) : null}
    </>
  );
}
