/** Which way a figure went. */
export type Trend = 'up' | 'down' | 'flat';

/**
 * The color of each by the reader's custom: green and red, in Korea red and blue. A sign or an arrow beside it says the
 * same.
 */
export const TREND_STYLES = {
  up: { color: '$successText', '&:lang(ko)': { color: '$dangerText' } },
  down: { color: '$dangerText', '&:lang(ko)': { color: '$blueText' } },
  flat: { color: '$textMuted' },
} as const;
