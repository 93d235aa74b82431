import type { DetachedWindowAPI } from 'happy-dom';

declare global {
  interface Window {
    /** Settings of the window in tests, such as its size. */
    happyDOM: DetachedWindowAPI;
  }
}
