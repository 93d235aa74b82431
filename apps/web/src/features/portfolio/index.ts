export { PortfolioTab } from './PortfolioTab.tsx';
export { TransactionsTab } from './transactions/TransactionsTab.tsx';
