import { type Route, routes } from '../src/routes.ts';

/** Values for `:id` in the route paths. */
const ids: Partial<Record<Route['name'], string>> = {
  'rwa-asset': 'ast_5gw8n2kd7q',
  product: 'prd_4wn8d2tk6r',
};

/** Returns the path of a page, with a sample asset or product if it needs an id. */
export const toAddress = ({ name, path }: Route): string => path.replace(':id', ids[name] ?? '');

const developers = /^(design-tokens|token-test|styled-system|accessibility-demo|animation-demo)$/;

/** Public pages, excluding developer pages. */
export const publicPages = routes.filter(({ requiresAuth, name }) => !requiresAuth && !developers.test(name));
export const memberPages = routes.filter(({ requiresAuth }) => requiresAuth);
