import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { type Route, type RouteParameters, routes } from '../../routes.ts';

export type MatchedRoute = { route: Route; parameters: RouteParameters };

/** The row of the route table that a path belongs to. The path is unescaped, as `useLocation` gives it. */
export function routeOf(path: string): MatchedRoute | undefined {
  for (const route of routes) {
    const [isMatch, parameters] = matchRoute(parse, route.path, path);
    if (isMatch) return { route, parameters: { ...parameters } };
  }
  return undefined;
}

/** The same for the path of an address, `location.pathname` or `link.pathname`. */
export function routeOfAddress(pathname: string): MatchedRoute | undefined {
  try {
    return routeOf(decodeURI(pathname));
  } catch {
    return routeOf(pathname);
  }
}
