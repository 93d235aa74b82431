import { type Chat, type ChatEvent, chatAfter, newChat } from '@gli/domain';
import type { Platform } from '@/data';

/** Typing delay before a reply, in ms. Spec §9 Chat typing delay */
export const TYPING_DELAY_MS = 1_500;

/**
 * The chat of this browser tab. It survives navigation and changes of the panel's tab. A reload or a sign-out
 * ends it.
 */
export type ChatStore = {
  read: () => Chat;
  subscribe: (listener: () => void) => () => void;
  dispatch: (event: ChatEvent) => void;
};

/** Creates a chat that replies to one message at a time, after the typing delay. */
export function createChatStore(): ChatStore {
  let chat = newChat;
  let isReplying = false;
  const listeners = new Set<() => void>();
  const dispatch = (event: ChatEvent) => {
    chat = chatAfter(chat, event);
    for (const listener of [...listeners]) listener();
    replyNext();
  };
  function replyNext(): void {
    if (isReplying || chat.pendingReplies.length === 0) return;
    isReplying = true;
    setTimeout(() => {
      isReplying = false;
      dispatch({ type: 'replied', at: Date.now() });
    }, TYPING_DELAY_MS);
  }
  return {
    read: () => chat,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
  };
}

const stores = new WeakMap<Platform, ChatStore>();

/** Returns a platform's chat. It is cleared at sign-out, so that the next member does not see it. */
export function getChatStore(platform: Platform): ChatStore {
  const known = stores.get(platform);
  if (known) return known;
  const store = createChatStore();
  platform.session.onSignedOut(() => store.dispatch({ type: 'cleared' }));
  stores.set(platform, store);
  return store;
}
