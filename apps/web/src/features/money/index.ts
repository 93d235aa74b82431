export * from './AmountHelp.tsx';
export * from './format-breakdown.ts';
export * from './Price.tsx';
export * from './use-krw-estimate.ts';
