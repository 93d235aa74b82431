export * from './DonutChart.tsx';
export * from './TimeChart.tsx';
