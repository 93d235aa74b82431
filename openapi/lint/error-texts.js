import { readFileSync } from 'node:fs';

/** Status and texts of every error code in both languages, as the sandbox returns them. */
const texts = JSON.parse(
  readFileSync(new URL('../../apps/sandbox/texts/errors.json', import.meta.url), 'utf8'),
);

/** True for the body of an error, which has a code and `details`. */
const isError = (value) =>
  typeof value === 'object' && value !== null && 'details' in value && Object.hasOwn(texts, value.code);

/** Adds the code's English `error` and `message` to error examples without their own. */
export function ErrorTexts() {
  return {
    Example(example) {
      if (!isError(example.value)) return;
      const { error, message } = texts[example.value.code];
      example.value = { error: error.en, message: message.en, ...example.value };
    },
  };
}
