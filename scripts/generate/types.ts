import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { type Contract, listOperations, resolve } from '../../openapi/contract.ts';
import { options } from '../../packages/sdk/openapi-typescript.config.ts';
import { generatedHeader } from './generated-file.ts';

/**
 * Writes types.ts (paths, operations and schemas by openapi-typescript with
 * packages/sdk/openapi-typescript.config.ts), schema-types.ts (a type for each schema),
 * enum-values.ts (the values of each enum) and parameter-types.ts (the query and path parameters of each operation).
 */
export async function generateTypes(contract: Contract, folder: string): Promise<void> {
  const ast = await openapiTS(JSON.stringify(contract.document), options);
  const { types, schemaTypes } = withNamedSchemas(withPlainDescriptions(astToString(ast)));
  await writeFile(path.join(folder, 'types.ts'), generatedHeader + types);
  await writeFile(path.join(folder, 'schema-types.ts'), generatedHeader + schemaTypes);
  await writeFile(path.join(folder, 'enum-values.ts'), enumValues(contract));
  await writeFile(path.join(folder, 'parameter-types.ts'), parameterTypes(contract));
}

/** Replaces `@description` tags with plain text, so that editors show it first, and drops the empty `@enum` tags. */
function withPlainDescriptions(source: string): string {
  return source
    .replaceAll(/(\/\*\*(?:\n +\*)?) @description /g, '$1 ')
    .replaceAll(/^( +\*) @description /gm, '$1\n$1 ')
    .replaceAll(/^ +\* @enum .*\n/gm, '')
    .replaceAll(/\/\*\*\n +\* (.*)\n +\*\//g, '/** $1 */');
}

/**
 * Turns each schema into a separate type and refers to it by name, so that editors show `Investment` and not the fields of
 * `components["schemas"]["Investment"]`.
 */
function withNamedSchemas(source: string): { types: string; schemaTypes: string } {
  const named = source.replaceAll(/components\["schemas"\]\["(\w+)"\]/g, '$1');
  const [block = '', members = ''] = /^ {4}schemas: \{\n([\s\S]+?)^ {4}\};\n/m.exec(named) ?? [];
  const schemaTypes = members
    .replaceAll(/^ {8}/gm, '')
    .replaceAll(/^(?=\/\*\*)/gm, '\n')
    .replaceAll(/^(\w+): /gm, 'export type $1 = ');
  const names = [...schemaTypes.matchAll(/^export type (\w+) = /gm)].map(([, name]) => name);
  if (names.length === 0) throw new Error("openapi-typescript's output has changed: it has no schemas.");
  const list = names.map((name) => `        ${name}: ${name};\n`).join('');
  const types = named.replace(block, () => `    schemas: {\n${list}    };\n`);
  return { types: `import type { ${names.join(', ')} } from './schema-types.ts';\n\n${types}`, schemaTypes };
}

function enumValues({ document }: Contract): string {
  const constants = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    'enum' in schema
      ? `/** Values of \`${name}\`, in the contract's order. A newer server may send others. */\n` +
        `export const ${uncapital(name)}Values = ${JSON.stringify(schema.enum)} as const satisfies ` +
        `readonly components['schemas']['${name}'][];\n`
      : [],
  );
  return `${generatedHeader}import type { components } from './types.ts';\n\n${constants.join('\n')}`;
}

function parameterTypes({ document }: Contract): string {
  const taken = new Set(Object.keys(document.components.schemas));
  const aliases = listOperations(document).flatMap(({ method, path: place, operation }) => {
    const id = operation.operationId;
    const locations = new Set(operation.parameters?.map((parameter) => resolve(document, parameter).in));
    return (['query', 'path'] as const)
      .filter((location) => locations.has(location))
      .map((location) => {
        const name = capital(id) + capital(location);
        if (taken.has(name)) throw new Error(`${name} is a schema as well as the ${location} of ${id}`);
        const type = `operations['${id}']['parameters']['${location}']`;
        const of = `${capital(location)} parameters of \`${id}\`, \`${method} ${place}\`.`;
        return `${comment(of)}export type ${name} = ${location === 'path' ? type : `NonNullable<${type}>`};\n`;
      });
  });
  return `${generatedHeader}import type { operations } from './types.ts';\n\n${aliases.join('\n')}`;
}

/** Returns the comment that editors show for the type. */
function comment(text: unknown): string {
  return typeof text === 'string'
    ? `/** ${text.trim().replaceAll('*/', '*\\/').replaceAll('\n', '\n * ')} */\n`
    : '';
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function uncapital(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
