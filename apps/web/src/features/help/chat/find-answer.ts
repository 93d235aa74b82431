type Entry<Id> = { id: Id; question: string; answer: string };

/** Min share of the asked terms, by weight, that a question and its answer must contain. */
const MIN_SHARE = 0.35;
/** Weight of a term that is only in the answer, compared with one in the question. */
const ANSWER_WEIGHT = 0.5;
/** Weight of a term that is in no entry, such as a verb's ending, compared with a term of one entry. */
const UNKNOWN_WEIGHT = 0.4;

/**
 * Returns the terms of a text. Korean words are split into pairs of syllables, so that endings and particles don't hide a
 * word. Other words lose a plural's s.
 */
function toTerms(text: string): Set<string> {
  const words = text.toLocaleLowerCase().match(/\p{Script=Hangul}+|[a-z0-9]{2,}/gu) ?? [];
  return new Set(
    words.flatMap((word) =>
      /\p{Script=Hangul}/u.test(word)
        ? Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
        : [word.replace(/s$/, '')],
    ),
  );
}

/** Returns the id of the question that fits best, or null. Rare terms count more than common ones. */
export function findAnswer<Id>(asked: string, entries: readonly Entry<Id>[]): Id | null {
  const known = entries.map(({ id, question, answer }) => ({
    id,
    title: toTerms(question),
    text: toTerms(answer),
  }));
  const terms = [...toTerms(asked)].map((term) => {
    const count = known.filter(({ title, text }) => title.has(term) || text.has(term)).length;
    const weight = Math.log(entries.length / Math.max(count, 1));
    return { term, weight: count === 0 ? weight * UNKNOWN_WEIGHT : weight };
  });
  const sum = (getShare: (term: string) => number) =>
    terms.reduce((total, { term, weight }) => total + weight * getShare(term), 0);
  const [best] = known
    .map(({ id, title, text }) => ({
      id,
      score: sum((term) => (title.has(term) ? 1 : text.has(term) ? ANSWER_WEIGHT : 0)),
    }))
    .toSorted((one, other) => other.score - one.score);
  return best && best.score > 0 && best.score >= MIN_SHARE * sum(() => 1) ? best.id : null;
}
