import type { BrowserContext, Frame } from '@playwright/test';

/** Every frame of every open page. */
export const listFrames = (context: BrowserContext) => context.pages().flatMap((page) => page.frames());

/** Origin of the page in a frame, by which wallets identify pages; `null` for one without. */
export const getOrigin = (frame: Frame) => new URL(frame.url() || 'about:blank').origin;

/** Dispatches an event of the wallet to a frame. */
export async function dispatch(frame: Frame, binding: string, detail: { event: string; payload: unknown }) {
  try {
    await frame.evaluate(
      (message) => {
        window.dispatchEvent(new CustomEvent(message.binding, { detail: message.detail }));
      },
      { binding, detail },
    );
  } catch (error) {
    // The page is navigating away.
    if (!frame.isDetached() && !/navigation|closed|destroyed/i.test(String(error))) throw error;
  }
}
