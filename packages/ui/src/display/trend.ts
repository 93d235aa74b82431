/** Direction of a change. */
export type Trend = 'up' | 'down' | 'flat';

/**
 * Colors of gains and losses by local convention: green and red, but red and blue in Korea. A sign or an arrow next to
 * the value conveys the same meaning.
 */
export const TREND_STYLES = {
  up: { color: '$successText', '&:lang(ko)': { color: '$dangerText' } },
  down: { color: '$dangerText', '&:lang(ko)': { color: '$blueText' } },
  flat: { color: '$textMuted' },
} as const;
