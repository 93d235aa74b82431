import { type Answer, acknowledged, bodyOf, isSuccess, type Sent, send } from './journal.ts';
import { executionOf, logInOf } from './storm.ts';

export type Retried = {
  /** Sent again because their answer never came. */
  readonly retried: number;
  /** Of those, the ones whose effect had survived the kill: their answer came from the key's record. */
  readonly hadHappened: number;
  /** Acknowledged writes that were sent again with their key. */
  readonly replayed: number;
  readonly problems: readonly string[];
};

/**
 * Sends every unanswered write again, unchanged, and then every write that was acknowledged under a key: an answer must
 * come back as it was. Notes the answers in the journal.
 */
export async function retryAll(address: string, journal: Sent[]): Promise<Retried> {
  const problems: string[] = [];
  const unanswered = journal.filter((sent) => sent.answer === null);
  let hadHappened = 0;
  for (const sent of unanswered) {
    sent.answer = await answerOf(address, sent);
    if (sent.answer.isReplayed) hadHappened++;
    if (sent.answer.status >= 400 && sent.kind !== 'register' && !isRefusal(sent.answer)) {
      problems.push(`${sent.kind} sent again: ${sent.answer.status} ${sent.answer.text}`);
    }
  }
  for (const quote of unexecuted(journal)) {
    if (!quote.person) continue;
    const execution = executionOf(quote.answer, quote.person);
    const answer = await answerOf(address, execution);
    journal.push({ ...execution, answer });
    if (answer.status === 404) problems.push(`An acknowledged quote is gone: ${quote.answer.text}`);
  }
  const keyed = acknowledged(journal, 'invest', 'convert', 'order', 'pay', 'cancel');
  for (const sent of keyed) {
    const again = await answerOf(address, sent);
    if (again.isReplayed && again.status === sent.answer.status && again.text === sent.answer.text) continue;
    problems.push(`${sent.kind} ${sent.key}: ${sent.answer.text} became ${again.status} ${again.text}`);
  }
  return { retried: unanswered.length, hadHappened, replayed: keyed.length, problems: problems };
}

async function answerOf(address: string, write: Parameters<typeof send>[1]): Promise<Answer> {
  const answer = await send(address, write);
  if (answer === null) throw new Error(`${write.path} is not answered by a living sandbox.`);
  // A registration that had happened: the address is taken, and its owner can log in.
  if (write.kind !== 'register' || answer.status < 400) return answer;
  const { email } = write.json as { email: string };
  const logIn = await send(address, logInOf(email));
  if (!isSuccess(logIn)) throw new Error(`${email} is taken and cannot log in: ${answer.text}`);
  return answer;
}

/** Quotes whose sender was killed before their execution was sent. */
function unexecuted(journal: readonly Sent[]): (Sent & { answer: Answer })[] {
  const executed = new Set(
    journal
      .filter((sent) => sent.kind === 'convert')
      .map((sent) => (sent.json as { quote_id: string }).quote_id),
  );
  return acknowledged(journal, 'quote').filter(
    (quote) => !executed.has(bodyOf<{ id: string }>(quote.answer).id),
  );
}

/** A refusal that the state of things explains: it leaves nothing behind. */
const isRefusal = ({ status, text }: Answer): boolean =>
  status === 409 && /insufficient_balance|out_of_stock|order_state_conflict|quote_expired/.test(text);
