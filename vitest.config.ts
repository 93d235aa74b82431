import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those with a document one after another: a worker takes the next file only with the environment that it has. */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const environmentOf = ({ moduleId, project }: TestSpecification) =>
      `${project.name} ${/@vitest-environment (\S+)/.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? ''}`;
    return [...Map.groupBy(await super.sort(files), environmentOf).values()].flat();
  }
}

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'openapi', 'docs', 'scripts'],
    sequence: { sequencer: ByEnvironment },
  },
});
