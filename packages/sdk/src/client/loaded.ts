import { GliNetworkError } from './errors.ts';

/** Code that most programs never run is a chunk of its own, loaded with the first call that needs it. */
export function loaded<Module>(chunk: Promise<Module>): Promise<Module> {
  return chunk.catch((cause: unknown) => {
    throw new GliNetworkError(cause);
  });
}
