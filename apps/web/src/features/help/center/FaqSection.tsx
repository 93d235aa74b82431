import {
  Button,
  Card,
  EmptyState,
  Expandable,
  Field,
  Input,
  Note,
  SegmentedControl,
  Stack,
  Text,
  TextLink,
  visuallyHidden,
} from '@gli/ui';
import { MessageCircleQuestionMark } from '@gli/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useNetworkName } from '@/data';
import { useTranslations } from '@/i18n';
import {
  cleanFaqText,
  type FaqCategory,
  faq,
  faqCategories,
  findFaq,
  parseFaqSearch,
  withFaqSearch,
} from './faq.ts';

/** Pause in typing before the URL changes, in ms. */
const DEBOUNCE_MS = 300;

/** Frequently asked questions by category and search, both in the URL. Spec §9 Help FAQ categories */
export function FaqSection() {
  const t = useTranslations();
  const network = useNetworkName();
  const [address, setAddress] = useSearchParams();
  const search = parseFaqSearch(address);
  const [typed, setTyped] = useState(search.text);
  // A link or the Back button has changed the search in the URL.
  const [shown, setShown] = useState(search.text);
  if (shown !== search.text) {
    setShown(search.text);
    if (cleanFaqText(typed) !== search.text) setTyped(search.text);
  }
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const type = (value: string) => {
    const text = cleanFaqText(value);
    setTyped(value);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      setAddress((current) => withFaqSearch(current, { ...parseFaqSearch(current), text }), {
        replace: true,
      });
    }, DEBOUNCE_MS);
  };
  const found = findFaq({ ...search, text: cleanFaqText(typed) }, (id) => {
    const { question, answer } = t.helpCenter.faq[id];
    return `${question()} ${answer({ network })}`;
  });
  const isUnfiltered = search.category === 'all' && cleanFaqText(typed) === '';
  // Opens the question named in the URL, with its category, and scrolls to it.
  const asked = found.find(({ id }) => id === address.get('question'))?.id;
  useEffect(() => {
    if (asked === undefined) return;
    // Runs after the page has scrolled to the top.
    const frame = requestAnimationFrame(() => {
      const question = document.getElementById(questionId(asked));
      for (let part = question; part; part = part.parentElement) {
        if (part instanceof HTMLDetailsElement) part.open = true;
      }
      question?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [asked]);
  const clear = () => {
    clearTimeout(pause.current);
    setTyped('');
    setAddress((current) => withFaqSearch(current, { category: 'all', text: '' }), { replace: true });
  };
  return (
    <Stack gap="md">
      <Field label={t.helpCenter.search()}>
        <Input
          type="search"
          value={typed}
          placeholder={t.helpCenter.searchPlaceholder()}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </Field>
      <SegmentedControl
        label={t.helpCenter.category()}
        value={search.category}
        onValueChange={(category) =>
          setAddress((current) => withFaqSearch(current, { ...parseFaqSearch(current), category }), {
            replace: true,
          })
        }
        options={faqCategories.map((value) => ({ value, label: t.helpCenter.categories[value]() }))}
      />
      <Note role="status" css={isUnfiltered ? visuallyHidden : {}}>
        {t.helpCenter.found({ count: found.length })}
      </Note>
      {found.length === 0 ? (
        <EmptyState
          icon={<MessageCircleQuestionMark />}
          title={t.helpCenter.nothingFound()}
          description={t.helpCenter.nothingFoundText()}
          action={
            <Button variant="secondary" onClick={clear}>
              {t.helpCenter.clear()}
            </Button>
          }
        />
      ) : (
        <Card padding="sm">
          {isUnfiltered ? (
            faqCategories.map((category) => <CategoryQuestions key={category} category={category} />)
          ) : (
            <Questions entries={found} />
          )}
        </Card>
      )}
    </Stack>
  );
}

/** Id of a question's element. */
const questionId = (id: string) => `question-${id}`;

/** The questions of a category, which it expands. */
function CategoryQuestions({ category }: { category: FaqCategory }) {
  const t = useTranslations();
  const entries = faq.filter((entry) => entry.category === category);
  if (entries.length === 0) return null;
  return (
    <Expandable
      summary={t.helpCenter.questionCount({
        category: t.helpCenter.categories[category](),
        count: entries.length,
      })}
    >
      <Questions entries={entries} />
    </Expandable>
  );
}

function Questions({ entries }: { entries: typeof faq }) {
  const t = useTranslations();
  const network = useNetworkName();
  return entries.map(({ id, page }) => (
    <Expandable key={id} id={questionId(id)} summary={t.helpCenter.faq[id].question()}>
      <Stack gap="sm">
        <Text size="sm">{t.helpCenter.faq[id].answer({ network })}</Text>
        {page ? (
          <span>
            <TextLink href={page.href}>{t.helpCenter.seePlace({ place: t.places[page.name]() })}</TextLink>
          </span>
        ) : null}
      </Stack>
    </Expandable>
  ));
}
