/** Chart color tokens in order of use, distinct with any color vision. */
export const CHART_TONES = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'] as const;
export type ChartTone = (typeof CHART_TONES)[number];

/** Creates style variants that set one property to each tone's color. */
export const tones = (property: 'stroke' | 'fill' | 'background') => ({
  chart1: { [property]: '$chart1' },
  chart2: { [property]: '$chart2' },
  chart3: { [property]: '$chart3' },
  chart4: { [property]: '$chart4' },
  chart5: { [property]: '$chart5' },
  chart6: { [property]: '$chart6' },
});
