/** Colours of the charts, by their tokens, in the order to use them; the six can be told apart with any colour vision. */
export const CHART_TONES = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'] as const;
export type ChartTone = (typeof CHART_TONES)[number];
