import * as z from 'zod';
import { isRecord } from '../fields/is-record.ts';
import type { Text } from '../text/text.ts';
import { readSeedFile } from './seed-file.ts';
import { zText } from './seed-schemas.ts';

const FILE = 'example-translations.yaml';

/** Texts of the contract's examples in both languages, keyed by the Korean text. */
export type ExampleTexts = {
  /** Adds the texts of an example that the contract shows in both languages. */
  addPair(korean: unknown, english: unknown): void;
  /** Returns the text in both languages. @throws RangeError for a text without a translation */
  toText(korean: string): Text;
};

/** Reads English texts for the examples that the contract has only in Korean. */
export function readExampleTexts(): ExampleTexts {
  const sections = readSeedFile(FILE, z.record(z.string(), z.array(zText)));
  const texts = new Map(
    Object.values(sections)
      .flat()
      .map((text) => [text.ko, text]),
  );
  const addPair = (ko: unknown, en: unknown): void => {
    if (typeof ko === 'string' && typeof en === 'string') texts.set(ko, { ko, en });
    else if (isRecord(ko) && isRecord(en)) {
      for (const [key, value] of Object.entries(en)) addPair(ko[key], value);
    }
  };
  return {
    addPair,
    toText(korean) {
      const text = texts.get(korean);
      if (!text) throw new RangeError(`${FILE} has no English of "${korean}".`);
      return text;
    },
  };
}
