import type { Locale } from '@fundfront/content-model/locales';
import { Button } from '@fundfront/ui/components/Button';
import type { ReactNode } from 'react';
import { DocumentMark } from '../../components/DocumentMark.tsx';
import { fill } from '../../components/fill.ts';
import { inLanguage } from '../../components/inLanguage.ts';
import type { CheckedDocument, RegisteredDocument } from '../../content/checkDocument.ts';
import { formatDate } from '../../i18n/dates.ts';
import { AnswerCard, type CheckMessages, type Facts, givenFacts } from './AnswerCard.tsx';
import type { CheckedFile } from './useDocumentCheck.ts';

interface PublishedAnswerProps {
  locale: Locale;
  messages: CheckMessages;
  answer: Exclude<CheckedDocument, { result: 'unknown' }>;
  file: CheckedFile;
  sha256: string;
}

type Mark = Pick<Parameters<typeof DocumentMark>[0], 'kind' | 'on'>;

function markOf(answer: PublishedAnswerProps['answer']): Mark {
  if (answer.result === 'replaced') return { kind: 'replaced', on: answer.on };
  const { status } = answer;
  if (status.kind === 'upcoming') return { kind: status.kind, on: status.from };
  return status.kind === 'withdrawn' ? { kind: status.kind, on: status.on } : { kind: status.kind };
}

const titleIn = (text: string, own: Locale, page: Locale): ReactNode => (
  <bdi key={text} {...inLanguage(own, page)}>
    {text}
  </bdi>
);

function fundLink({ title, path }: NonNullable<RegisteredDocument['fund']>): ReactNode {
  if (path === null) return title;
  return (
    <a key="fund" href={path}>
      {title}
    </a>
  );
}

function factsOf(locale: Locale, { check }: CheckMessages, document: RegisteredDocument): Facts {
  const { title, fund, effectiveDate, publishedAt } = document;
  return [
    [check.document, titleIn(title, document.locale, locale)],
    ...(fund ? [[check.fund, fundLink(fund)] as const] : []),
    [
      check.published,
      <time key="published" dateTime={publishedAt}>
        {formatDate(locale, publishedAt)}
      </time>,
    ],
    ...(effectiveDate
      ? [
          [
            check.effective,
            <time key="effective" dateTime={effectiveDate}>
              {formatDate(locale, effectiveDate)}
            </time>,
          ] as const,
        ]
      : []),
  ];
}

export function PublishedAnswer({ locale, messages, answer, file, sha256 }: PublishedAnswerProps) {
  const { check } = messages;
  const { document } = answer;
  const mark = markOf(answer);
  const status = <DocumentMark locale={locale} messages={messages.status} {...mark} />;
  const facts: Facts = [
    ...factsOf(locale, messages, document),
    [check.status, status],
    ...(answer.result === 'replaced'
      ? [[check.newer, titleIn(answer.by.title, answer.by.locale, locale)] as const]
      : []),
    ...givenFacts(messages, file, sha256),
  ];
  const day = mark.on === undefined ? '' : formatDate(locale, mark.on);
  const text =
    answer.result === 'replaced'
      ? fill(check.replacedText, { published: formatDate(locale, document.publishedAt), on: day })
      : `${check.oursText} ${fill(check.state[answer.status.kind], { date: day })}`;
  const href = answer.result === 'replaced' ? answer.by.file : answer.file;
  return (
    <AnswerCard
      tone="ours"
      title={answer.result === 'replaced' ? check.replaced : check.ours}
      text={text}
      facts={facts}
    >
      {href ? (
        <Button href={href} tone="secondary">
          {answer.result === 'replaced' ? check.openNewer : check.open}
        </Button>
      ) : null}
      {document.page ? (
        <Button href={document.page} tone="quiet">
          {check.list}
        </Button>
      ) : null}
    </AnswerCard>
  );
}
