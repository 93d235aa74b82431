/** How a wallet is asked: for its account, with or without the member, or to disconnect. */
type QuestionKind = 'silent' | 'aloud' | 'goodbye';

/**
 * One open question a wallet: an adapter drops a second one. Whoever asks aloud while the member has not answered yet joins
 * that question; everything else waits for the one before, whatever its answer.
 */
export function createQuestions() {
  const open = new Map<string, { readonly kind: QuestionKind; readonly answer: Promise<unknown> }>();

  return {
    async ask(walletName: string, kind: QuestionKind, put: () => Promise<unknown>): Promise<void> {
      for (let before = open.get(walletName); before !== undefined; before = open.get(walletName)) {
        if (before.kind === 'aloud' && kind === 'aloud') {
          await before.answer;
          return;
        }
        await before.answer.catch(() => {});
      }
      const question = { kind, answer: put() };
      open.set(walletName, question);
      try {
        await question.answer;
      } finally {
        open.delete(walletName);
      }
    },
  };
}
