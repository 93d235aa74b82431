import Paperclip from 'lucide-react/icons/paperclip';
import { type ReactNode, useEffect, useRef } from 'react';
import { VisuallyHidden } from '../../../design/display/VisuallyHidden.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import * as Part from './chat.styles.ts';
import type { Chat, ChatMessage } from './chat-state.ts';

type ChatLogProps = {
  chat: Chat;
  /** What can be asked next, under what was said. */
  children: ReactNode;
};

/** What was said, the newest in sight; a screen reader hears what comes. Spec §4 Chat */
export function ChatLog({ chat, children }: ChatLogProps) {
  const t = useTranslations();
  const log = useRef<HTMLDivElement>(null);
  const isTyping = chat.waiting.length > 0;
  const last = chat.messages.at(-1)?.id;
  useEffect(() => {
    if (last === undefined && !isTyping) return;
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [last, isTyping]);
  return (
    <Part.Scroll ref={log} role="region" aria-label={t.helpPanel.chatLog()} tabIndex={0}>
      <Part.Said role="log" aria-label={t.helpPanel.chatLog()}>
        <Part.Bubble sender="support">
          <VisuallyHidden>{t.helpPanel.chatSupport()}</VisuallyHidden>
          <span>{t.helpPanel.chatWelcome()}</span>
        </Part.Bubble>
        {chat.messages.map((message) => (
          <Said key={message.id} message={message} />
        ))}
        {isTyping ? (
          <Part.Bubble sender="support">
            <VisuallyHidden>{t.helpPanel.chatTyping()}</VisuallyHidden>
            <Part.Dots aria-hidden>
              <span />
              <span />
              <span />
            </Part.Dots>
          </Part.Bubble>
        ) : null}
      </Part.Said>
      {children}
    </Part.Scroll>
  );
}

function Said({ message }: { message: ChatMessage }) {
  const t = useTranslations();
  const formats = useFormats();
  const time = new Date(message.timestamp).toISOString();
  return (
    <Part.Bubble sender={message.sender}>
      <VisuallyHidden>
        {message.sender === 'user' ? t.helpPanel.chatYou() : t.helpPanel.chatSupport()}
      </VisuallyHidden>
      {message.kind === 'text' ? <span>{message.text}</span> : null}
      {message.kind === 'reply' ? <span>{t.helpPanel.replies[message.reply]()}</span> : null}
      {message.kind === 'attachment' ? (
        <>
          <Part.Attached>
            <Paperclip aria-hidden />
            {t.helpPanel.attached({
              name: message.attachment.name,
              size: formats.bytes(message.attachment.bytes),
            })}
          </Part.Attached>
          <span>{t.helpPanel.attachmentKept()}</span>
        </>
      ) : null}
      <Part.Time dateTime={time}>{formats.clock(time)}</Part.Time>
    </Part.Bubble>
  );
}
