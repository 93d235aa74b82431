import { Button, buttonStyle, Field, Inline, Input, Note, Stack } from '@gli/ui';
import { Paperclip, SendHorizontal } from '@gli/ui/icons';
import { CHAT_ATTACHMENT_ACCEPT, checkChatAttachment, checkChatMessage } from '@gli/validation';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { useTranslations } from '@/i18n';
import { FileLabel } from './ChatComposer.styles.ts';

type ChatComposerProps = {
  isOffline: boolean;
  onSend: (text: string) => void;
  onAttach: (file: File) => void;
};

/** Message field and file picker. Spec §5 Chat attachments, chat message */
export function ChatComposer({ isOffline, onSend, onAttach }: ChatComposerProps) {
  const t = useTranslations();
  const [text, setText] = useState('');
  const [issue, setIssue] = useState<'message_empty' | 'attachment_type_unsupported' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    // Dictation and other scripts may fill in the field without an event.
    const typed = field.current?.value ?? text;
    const emptyIssue = checkChatMessage(typed);
    setIssue(emptyIssue?.code ?? null);
    field.current?.focus();
    if (emptyIssue) return;
    onSend(typed);
    setText('');
  };
  const attach = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    // Allows choosing the same file again.
    event.currentTarget.value = '';
    const firstIssue = files.map(checkChatAttachment).find((one) => one !== null);
    setIssue(firstIssue?.code ?? null);
    for (const file of files) if (checkChatAttachment(file) === null) onAttach(file);
  };
  return (
    <Stack as="form" gap="sm" onSubmit={send} noValidate>
      <Field
        label={t.helpPanel.chatMessage()}
        error={issue === null ? undefined : t.validation[issue]()}
        hint={isOffline ? t.helpPanel.chatOffline() : undefined}
      >
        <Input
          ref={field}
          value={text}
          disabled={isOffline}
          placeholder={t.helpPanel.chatPlaceholder()}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => {
            setText(event.currentTarget.value);
            setIssue(null);
          }}
        />
      </Field>
      <Inline justify="between">
        <FileLabel className={String(buttonStyle({ variant: 'ghost', size: 'sm' }))}>
          <Paperclip aria-hidden />
          <span>{t.helpPanel.attach()}</span>
          <input
            type="file"
            multiple
            accept={CHAT_ATTACHMENT_ACCEPT}
            disabled={isOffline}
            onChange={attach}
          />
        </FileLabel>
        <Button type="submit" size="sm" disabled={isOffline}>
          {t.helpPanel.send()}
          <SendHorizontal aria-hidden />
        </Button>
      </Inline>
      <Note>{t.helpPanel.attachmentNote()}</Note>
    </Stack>
  );
}
