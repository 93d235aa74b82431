export const productPath = (id: string): string => `/shopping/product/${encodeURIComponent(id)}`;

/** An order is opened by query. decision 8 */
export const orderPath = (id: string): string => `/orders?order=${encodeURIComponent(id)}`;
