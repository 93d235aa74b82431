import { type Route, routes } from '../src/routes.ts';

/** Values of `:id` in the paths of the table. */
const ids: Partial<Record<Route['name'], string>> = {
  'rwa-asset': 'ast_5gw8n2kd7q',
  product: 'prd_4wn8d2tk6r',
};

/** The address of a page, of one asset or product where it shows one. */
export const toAddress = ({ name, path }: Route): string => path.replace(':id', ids[name] ?? '');

const developers = /^(design-tokens|token-test|styled-system|accessibility-demo|animation-demo)$/;

/** Public pages, without developer pages. */
export const publicPages = routes.filter(({ requiresAuth, name }) => !requiresAuth && !developers.test(name));
export const memberPages = routes.filter(({ requiresAuth }) => requiresAuth);
