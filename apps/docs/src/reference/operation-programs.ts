import { curlProgram, type Program, reactProgram, sdkProgram } from '@gli/request-code';
import type { Example, Operation, OperationResponse } from './contract.ts';
import { getSample } from './examples/recipes.ts';
import { isSuccess } from './responses.ts';

export type ShownProgram = {
  readonly label: string;
  readonly lang: 'ts' | 'tsx' | 'sh';
  readonly text: string;
  /** Range of the setup lines, such as `1-12`, which are initially collapsed. */
  readonly setupLines: string;
};
export type ShownExample = {
  readonly title: string;
  readonly summary: string;
  readonly json: string;
  readonly isOpen: boolean;
};

/** End of the name of an English example. */
const ENGLISH = 'English';

/** Builds an operation's code samples for TypeScript, React and curl. Each runs unchanged. */
export function buildPrograms(operation: Operation): { note: string | undefined; programs: ShownProgram[] } {
  const { recipe, note } = getSample(operation);
  const react = reactProgram(recipe);
  return {
    note,
    programs: [
      shown('TypeScript', 'ts', sdkProgram(recipe)),
      ...(react ? [shown('React', 'tsx', react)] : []),
      shown('curl', 'sh', curlProgram(recipe)),
    ],
  };
}

/**
 * Collects the examples of an operation in the contract: successes first, then request bodies, then errors. An English
 * example is before its Korean counterpart.
 */
export function collectExamples({ responses, body }: Operation): ShownExample[] {
  const titled = ({ status, examples }: OperationResponse) =>
    englishFirst(examples).map((example) => ({ ...example, title: `${status} ${example.name}` }));
  const bodies = englishFirst(body?.examples ?? []).map((example) => ({
    ...example,
    title: `body ${example.name}`,
  }));
  return [
    ...responses.filter(isSuccess).flatMap(titled),
    ...bodies,
    ...responses.filter((response) => !isSuccess(response)).flatMap(titled),
  ].map(({ title, summary, value }, index) => ({
    title,
    summary,
    json: JSON.stringify(value, null, 2),
    isOpen: index === 0,
  }));
}

/** Moves each English example before its Korean counterpart, which has the same name without `English`. */
export function englishFirst(examples: readonly Example[]): Example[] {
  const names = new Set(examples.map(({ name }) => name));
  const isCounterpart = ({ name }: Example) =>
    name.endsWith(ENGLISH) && names.has(name.slice(0, -ENGLISH.length));
  return examples
    .filter((example) => !isCounterpart(example))
    .flatMap((example) => [...examples.filter(({ name }) => name === example.name + ENGLISH), example]);
}

function shown(label: string, lang: ShownProgram['lang'], { setup, call }: Program): ShownProgram {
  if (setup === '') return { label, lang, text: call, setupLines: '' };
  return { label, lang, text: `${setup}\n\n${call}`, setupLines: `1-${setup.split('\n').length}` };
}
