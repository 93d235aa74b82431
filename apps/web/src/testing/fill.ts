import type { UserEvent } from '@testing-library/user-event';

/** Replaces a field's text like a member who pastes it, which renders the form only twice. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.paste(text);
}
