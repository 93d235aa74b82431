import { PortfolioTab } from './PortfolioTab.tsx';

/** My Page. Its tabs live in the address (`?tab=portfolio`); the portfolio is the first that is built. */
export default function MyPageScreen() {
  return <PortfolioTab />;
}
