export { ValueChart } from './ValueChart.tsx';
