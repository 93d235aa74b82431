import type { BrowserContext, Frame } from '@playwright/test';

/** Every frame of every page that is open. */
export const framesOf = (context: BrowserContext) => context.pages().flatMap((page) => page.frames());

/** Origin of the page in a frame, by which wallets tell pages apart; `null` for one that has none. */
export const originOf = (frame: Frame) => new URL(frame.url() || 'about:blank').origin;

/** Tells a frame something by an event of the wallet's own. */
export async function dispatch(frame: Frame, binding: string, detail: { event: string; payload: unknown }) {
  try {
    await frame.evaluate(
      (said) => {
        window.dispatchEvent(new CustomEvent(said.binding, { detail: said.detail }));
      },
      { binding, detail },
    );
  } catch (error) {
    // A page that is leaving has nobody left to tell.
    if (!frame.isDetached() && !/navigation|closed|destroyed/i.test(String(error))) throw error;
  }
}
