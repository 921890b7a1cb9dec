import { questionAnchors } from '@fundfront/content-model/anchors';
import { Accordion, AccordionItem } from '@fundfront/ui/components/Accordion';
import { Heading } from '@fundfront/ui/components/Heading';
import { Prose } from '@fundfront/ui/components/Prose';
import { Text } from '@fundfront/ui/components/Text';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import type { ReactNode } from 'react';
import { LocalNav } from '../../components/LocalNav.tsx';
import { PageFooter } from '../../components/PageFooter.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import type { RowOf } from '../../content/template.ts';
import { Filter } from '../../features/filter/Filter.tsx';
import type { Messages } from '../../i18n/index.ts';
import { pathTo } from '../../links.ts';
import type { TemplateViewProps } from '../view.ts';
import * as styles from './FaqView.css.ts';

export interface Question extends RowOf<'faq', 'questions'> {
  id: string;
}

interface QuestionGroup {
  id: string;
  title: string;
  questions: Question[];
}

export function questionGroups(rows: readonly RowOf<'faq', 'questions'>[]): QuestionGroup[] {
  const titles = [...new Set(rows.map((row) => row.group))];
  const ids = questionAnchors(
    rows.map((row) => row.question),
    titles,
  );
  const questions = rows.map((row, index) => ({ ...row, id: ids[index] ?? '' }));
  return titles.map((title, index) => ({
    id: ids[rows.length + index] ?? '',
    title,
    questions: questions.filter((question) => question.group === title),
  }));
}

export function FaqView({ locale, messages, page, data }: TemplateViewProps<'faq'>) {
  const labels = messages.reading.faq;
  const groups = questionGroups(data.questions ?? []);
  return (
    <>
      <PageHeader locale={locale} messages={messages} page={page} />
      <Section as="div" space="m">
        <Container>
          <div className={styles.grid}>
            <FaqSidebar messages={labels} groups={groups} contact={pathTo(locale, 'contact')}>
              {groups.length > 0 ? (
                <Filter
                  list="questions"
                  messages={{ search: labels.search, found: labels.found, nothing: labels.nothing }}
                />
              ) : null}
            </FaqSidebar>
            <div id="questions" className={styles.groups}>
              {page.body ? <Prose html={page.body} /> : null}
              {groups.length === 0 ? <Text tone="secondary">{labels.empty}</Text> : null}
              {groups.map(({ id, title, questions }) => (
                <section key={id} data-filter-group aria-labelledby={id}>
                  <div className={styles.heading}>
                    <Heading level={2} size="h3" id={id}>
                      {title}
                    </Heading>
                  </div>
                  <Accordion>
                    {questions.map((question) => (
                      <div key={question.id} data-filter-item>
                        <Answer question={question} link={labels.link} />
                      </div>
                    ))}
                  </Accordion>
                </section>
              ))}
            </div>
          </div>
        </Container>
      </Section>
      <PageFooter locale={locale} messages={messages} page={page} />
    </>
  );
}

function Answer({ question, link }: { question: Question; link: string }) {
  return (
    <AccordionItem id={question.id} title={question.question} headingLevel={3}>
      <Prose html={question.answer} />
      <p className={styles.own} data-print="hide">
        <TextLink href={`#${question.id}`} size="meta">
          {link}
        </TextLink>
      </p>
    </AccordionItem>
  );
}

interface FaqSidebarProps {
  messages: Messages['reading']['faq'];
  groups: readonly { id: string; title: string; questions: readonly unknown[] }[];
  contact: string;
  children: ReactNode;
}

function FaqSidebar({ messages, groups, contact, children }: FaqSidebarProps) {
  return (
    <div className={styles.side}>
      {children}
      {groups.length > 1 ? (
        <div className={styles.subjects}>
          <LocalNav
            label={messages.groups}
            links={groups.map(({ id, title }) => ({ title, path: `#${id}` }))}
            path=""
            variant="foot"
          />
        </div>
      ) : null}
      <div className={styles.ask}>
        <Text size="ui" tone="secondary">
          {messages.ask}
        </Text>
        <TextLink href={contact} arrow size="ui">
          {messages.contact}
        </TextLink>
      </div>
    </div>
  );
}
