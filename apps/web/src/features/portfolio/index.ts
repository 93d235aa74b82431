export { PortfolioTab } from './PortfolioTab.tsx';
export { TransactionsTab } from './transactions/TransactionsTab.tsx';
export { allPages } from './transactions/transaction-rows.ts';
