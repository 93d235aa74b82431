import type { BrowserContext, Frame } from '@playwright/test';

export const listFrames = (context: BrowserContext) => context.pages().flatMap((page) => page.frames());

/** Returns the origin of a frame's page, by which wallets identify pages, or `null` if it has none. */
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
    // The page is navigating away.
    if (!frame.isDetached() && !/navigation|closed|destroyed/i.test(String(error))) throw error;
  }
}
