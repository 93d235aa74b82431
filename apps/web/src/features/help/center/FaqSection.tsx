import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '../../../design/controls/Button.tsx';
import { Field } from '../../../design/controls/Field.tsx';
import { Input } from '../../../design/controls/Input.tsx';
import { SegmentedControl } from '../../../design/controls/SegmentedControl.tsx';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text, TextLink } from '../../../design/display/Text.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { Expandable } from '../../../shared/page/Disclosure.tsx';
import { Note } from '../../../shared/page/Note.tsx';
import { useDebounced } from '../../../shared/use-debounced.ts';
import { FAQ_SEARCH_MAX_LENGTH, faqCategories, faqSearchOf, findFaq, withFaqSearch } from './faq.ts';

/** The pause in typing after which the address changes. */
const DEBOUNCE_MS = 300;

/** Frequent questions by category and search, both in the address. Spec §9 Help FAQ categories */
export function FaqSection() {
  const t = useTranslations();
  const [address, setAddress] = useSearchParams();
  const search = faqSearchOf(address);
  const [typed, setTyped] = useState(search.text);
  const settled = useDebounced(typed, DEBOUNCE_MS);
  useEffect(() => {
    setAddress(
      (current) => {
        const inAddress = faqSearchOf(current);
        const text = settled.trim();
        return inAddress.text === text ? current : withFaqSearch(current, { ...inAddress, text });
      },
      { replace: true },
    );
  }, [settled, setAddress]);
  // The address has another search: a link, or the back button.
  useEffect(() => setTyped((text) => (text.trim() === search.text ? text : search.text)), [search.text]);
  const found = findFaq({ ...search, text: typed.trim() }, (id) => {
    const { question, answer } = t.helpCenter.faq[id];
    return `${question()} ${answer()}`;
  });
  const list = useRef<HTMLDivElement>(null);
  // The question that the address leads to is open and in sight.
  const asked = found.findIndex(({ id }) => id === address.get('question'));
  useEffect(() => {
    if (asked < 0) return;
    // After the page has been scrolled to its start.
    const frame = requestAnimationFrame(() => {
      const question = list.current?.querySelectorAll('details')[asked];
      if (question) question.open = true;
      question?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [asked]);
  const clear = () => {
    setTyped('');
    setAddress((current) => withFaqSearch(current, { category: 'all', text: '' }), { replace: true });
  };
  return (
    <Stack gap="md">
      <Field label={t.helpCenter.search()}>
        <Input
          type="search"
          value={typed}
          maxLength={FAQ_SEARCH_MAX_LENGTH}
          placeholder={t.helpCenter.searchPlaceholder()}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      <SegmentedControl
        label={t.helpCenter.category()}
        value={search.category}
        onValueChange={(category) =>
          setAddress((current) => withFaqSearch(current, { ...faqSearchOf(current), category }), {
            replace: true,
          })
        }
        options={faqCategories.map((value) => ({ value, label: t.helpCenter.categories[value]() }))}
      />
      <Note role="status">{t.helpCenter.found({ count: found.length })}</Note>
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
        <Card padding="sm" ref={list}>
          {found.map(({ id, page }) => (
            <Expandable key={id} summary={t.helpCenter.faq[id].question()}>
              <Stack gap="sm">
                <Text prose>{t.helpCenter.faq[id].answer()}</Text>
                {page ? (
                  <span>
                    <TextLink href={page.href}>
                      {t.helpCenter.seePlace({ place: t.places[page.name]() })}
                    </TextLink>
                  </span>
                ) : null}
              </Stack>
            </Expandable>
          ))}
        </Card>
      )}
    </Stack>
  );
}
