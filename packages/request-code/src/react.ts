import { type Call, type Program, type Recipe, Variable } from './call.ts';
import { literal } from './literal.ts';
import { printClient, printForm, printImports, printSignIn, printStep, resultName, toParams } from './sdk.ts';

/** This operation needs a private key, so the authentication guide shows it with a wallet. */
const WITHOUT_COMPONENT = new Set(['verifyWalletSignature']);

/**
 * Formats a component that uses the operation's hook. For reads, also formats the query for route loaders. Null if a
 * page can't call the operation.
 */
export function reactProgram(recipe: Recipe): Program | null {
  const { before, call } = recipe;
  const { id, method } = call.operation;
  if (WITHOUT_COMPONENT.has(id)) return null;
  const isRead = method === 'GET';
  const name = capital(isRead ? resultName(id) : id);
  const hook = `use${capital(id)}`;
  const body = [
    printClient(recipe),
    'const queryClient = new QueryClient();',
    printSignIn(recipe),
    before.map(printStep).join('\n'),
  ];
  const setup = body.filter((part) => part !== '');
  const imports = [
    printImports({ text: '', imports: [] }, setup),
    `import { GliProvider, ${isRead ? `${id}Query, ` : ''}${hook} } from '@gli/sdk/react';`,
    "import { QueryClient } from '@tanstack/react-query';",
  ];
  const app = `export const App = () => (
  <GliProvider client={client} queryClient={queryClient}>
    <${name} />
  </GliProvider>
);`;
  const component = isRead ? printReader(name, hook, call) : printWriter(name, hook, call);
  return { setup: [imports.join('\n'), ...setup, app].join('\n\n'), call: component };
}

function printReader(name: string, hook: string, call: Call): string {
  const given = toParams(call);
  return `export function ${name}() {
  const { data, error, isPending } = ${hook}(${given === null ? '' : literal(given, 2)});
  if (isPending) return <p>Loading</p>;
  if (error) return <p role="alert">{error.message}</p>;
  return <pre>{JSON.stringify(data, null, 2)}</pre>;
}

// Outside components: in a route's loader, or on the server.
export const load = () => queryClient.ensureQueryData(${call.operation.id}Query(client${given === null ? '' : `, ${literal(given)}`}));`;
}

/** Formats a button that sends a write, or a file input for an upload. */
function printWriter(name: string, hook: string, call: Call): string {
  const given = toParams(call);
  const { hasData, isForm } = call.operation;
  const control = isForm
    ? `<input type="file" aria-label="File" disabled={isPending} onChange={(event) => send(event.currentTarget.files)} />`
    : `<button type="button" disabled={isPending} onClick={() => mutate(${given === null ? '' : literal(given, 6)})}>
        Send
      </button>`;
  const send = isForm ? `\n${printSubmit(call)}` : '';
  return `export function ${name}() {
  const { mutate, ${hasData ? 'data, ' : ''}error, isPending, isSuccess } = ${hook}();${send}
  return (
    <>
      ${control}
      {error && <p role="alert">{error.message}</p>}
      {isSuccess && ${hasData ? '<pre>{JSON.stringify(data, null, 2)}</pre>' : '<p>Done</p>'}}
    </>
  );
}`;
}

function printSubmit(call: Call): string {
  const fields = printForm(call, () => 'file').map((line) => `    ${line}`);
  return `  const send = (files: FileList | null) => {
    const [file] = files ?? [];
    if (!file) return;
    const body = new FormData();
${fields.join('\n')}
    mutate(${literal({ ...call.path, body: new Variable('body') })});
  };`;
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
