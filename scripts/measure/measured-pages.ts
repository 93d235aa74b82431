/** Which limits a page has: see limits.ts. */
export type PageKind = 'first' | 'form' | 'data' | 'member';

export type MeasuredPage = { path: string; kind: PageKind };

/** The pages of the bench: every public one, and what members open most. */
export const MEASURED_PAGES: readonly MeasuredPage[] = [
  { path: '/', kind: 'first' },
  { path: '/business', kind: 'data' },
  { path: '/rwa-assets', kind: 'data' },
  { path: '/rwa-assets/ast_5gw8n2kd7q', kind: 'data' },
  { path: '/shopping', kind: 'data' },
  { path: '/shopping/product/prd_4wn8d2tk6r', kind: 'data' },
  { path: '/conversion', kind: 'data' },
  { path: '/help-center', kind: 'data' },
  { path: '/login', kind: 'form' },
  { path: '/signup', kind: 'form' },
  { path: '/design-tokens', kind: 'form' },
  { path: '/token-test', kind: 'form' },
  { path: '/styled-system', kind: 'form' },
  { path: '/accessibility-demo', kind: 'form' },
  { path: '/animation-demo', kind: 'form' },
  { path: '/home', kind: 'member' },
  { path: '/mypage', kind: 'member' },
  { path: '/mypage?tab=portfolio', kind: 'member' },
  { path: '/orders', kind: 'member' },
  { path: '/referral', kind: 'member' },
  { path: '/auth', kind: 'member' },
  { path: '/profile-edit', kind: 'member' },
];
