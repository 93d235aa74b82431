import type { BrowserContext, Frame } from '@playwright/test';

export const listFrames = (context: BrowserContext) => context.pages().flatMap((page) => page.frames());

/** Returns the origin of a frame's page, or `null` if it has none. Wallets identify pages by origin. */
export const getOrigin = (frame: Frame) => new URL(frame.url() || 'about:blank').origin;

export async function dispatch(frame: Frame, binding: string, detail: { event: string; payload: unknown }) {
  try {
    await frame.evaluate(
      (message) => {
        window.dispatchEvent(new CustomEvent(message.binding, { detail: message.detail }));
      },
      { binding, detail },
    );
  } catch (error) {
    // Ignores errors that occur because the page is navigating away.
    if (!frame.isDetached() && !/navigation|closed|destroyed/i.test(String(error))) throw error;
  }
}
