import type { Program, Recipe } from './recipe.ts';
import { clientOf, givenOf, importsOf, literal, resultName, signInOf, stepOf } from './sdk.ts';

/** A component with the hook of a read, and its query for loaders; null for a write. */
export function reactProgram(recipe: Recipe): Program | null {
  const { caller, before, call } = recipe;
  const { id, method } = call.operation;
  if (method !== 'GET') return null;
  const name = capital(resultName(id));
  const hook = `use${capital(id)}`;
  const given = givenOf(call);
  const params = given === null ? '' : literal(given, 2);
  const text = `export function ${name}() {
  const { data, error, isPending } = ${hook}(${params});
  if (isPending) return <p>Loading</p>;
  if (error) return <p role="alert">{error.message}</p>;
  return <pre>{JSON.stringify(data, null, 2)}</pre>;
}

// Outside components: in a route's loader, or on the server.
export const load = () => queryClient.ensureQueryData(${id}Query(client${given === null ? '' : `, ${literal(given)}`}));`;
  const body = [
    clientOf(caller),
    'const queryClient = new QueryClient();',
    signInOf(recipe),
    before.map(stepOf).join('\n'),
  ];
  const setup = body.filter((part) => part !== '');
  const imports = [
    importsOf({ text: '', imports: [] }, setup),
    `import { GliProvider, ${id}Query, ${hook} } from '@gli/sdk/react';`,
    "import { QueryClient } from '@tanstack/react-query';",
  ];
  const app = `export const App = () => (
  <GliProvider client={client} queryClient={queryClient}>
    <${name} />
  </GliProvider>
);`;
  return { setup: [imports.join('\n'), ...setup, app].join('\n\n'), call: text };
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
