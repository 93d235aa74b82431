import type { Platform } from '../../../shared/platform.ts';
import { type Chat, type ChatEvent, chatAfter, newChat } from './chat-state.ts';

/** How long support types before it answers, in ms. Spec §9 Chat typing delay */
export const TYPING_DELAY_MS = 1_500;

/** The chat of this tab: kept while pages and tabs of the panel change, forgotten with the page and at sign-out. */
export type ChatStore = {
  read: () => Chat;
  subscribe: (listener: () => void) => () => void;
  happen: (event: ChatEvent) => void;
};

type ChatClock = { now: () => number; later: (callback: () => void, milliseconds: number) => void };

/** A chat that is answered after the typing delay, message by message. */
export function createChatStore({ now, later }: ChatClock): ChatStore {
  let chat = newChat;
  let isAnswering = false;
  const listeners = new Set<() => void>();
  const happen = (event: ChatEvent) => {
    chat = chatAfter(chat, event);
    for (const listener of [...listeners]) listener();
    answerNext();
  };
  function answerNext(): void {
    if (isAnswering || chat.waiting.length === 0) return;
    isAnswering = true;
    later(() => {
      isAnswering = false;
      happen({ type: 'answered', at: now() });
    }, TYPING_DELAY_MS);
  }
  return {
    read: () => chat,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    happen,
  };
}

const stores = new WeakMap<Platform, ChatStore>();

/** The one chat of a platform; what a member wrote is not there for the next one. */
export function chatOf(platform: Platform): ChatStore {
  const known = stores.get(platform);
  if (known) return known;
  const store = createChatStore({ now: Date.now, later: setTimeout });
  platform.session.onSignedOut(() => store.happen({ type: 'cleared' }));
  stores.set(platform, store);
  return store;
}
