/** Notes a chosen file: chat attachments are accepted and only logged, never sent. Spec §2 Chat */
export function logAttachment({ name, type, size }: File): void {
  // biome-ignore lint/suspicious/noConsole: the log is all that the specification has for attachments.
  console.info('Chat attachment', { name, type, size });
}
