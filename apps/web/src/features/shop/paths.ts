export const productPath = (id: string): string => `/shopping/product/${encodeURIComponent(id)}`;

/** Returns an order's URL, which has the id in the query (decision 8). */
export const orderPath = (id: string): string => `/orders?order=${encodeURIComponent(id)}`;
