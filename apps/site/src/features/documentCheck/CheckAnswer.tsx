import { formatBytes } from '@fundfront/content-model/bytes';
import { limits } from '@fundfront/content-model/limits';
import type { Locale } from '@fundfront/content-model/locales';
import { Button } from '@fundfront/ui/components/Button';
import type { ReactNode } from 'react';
import { fill } from '../../components/fill.ts';
import { AnswerCard, type CheckMessages, givenFacts } from './AnswerCard.tsx';
import { PublishedAnswer } from './PublishedAnswer.tsx';
import type { CheckedFile, CheckState } from './useDocumentCheck.ts';

interface CheckAnswerProps {
  locale: Locale;
  messages: CheckMessages;
  links: { call: string; downloads: string };
  state: Exclude<CheckState, { kind: 'idle' }>;
  onAgain: () => void;
}

export function CheckAnswer(props: CheckAnswerProps) {
  const { locale, messages, links, state, onAgain } = props;
  const { check } = messages;
  if (state.kind === 'several') return <Plain title={check.several} text={check.severalText} />;
  if (state.kind === 'working') return <p>{fill(check.working, { name: isolated(state.file) })}</p>;
  if (state.kind === 'lookingUp') return <p>{check.lookingUp}</p>;
  if (state.kind === 'refused') return <Refused messages={messages} state={state} />;
  const { found, sha256, file } = state;
  if (found.kind !== 'answered') {
    const isSlow = found.kind === 'tooMany';
    const text = isSlow ? fill(check.tooManyText, { seconds: found.seconds ?? 60 }) : check.unreachableText;
    return (
      <Plain title={isSlow ? check.tooMany : check.unreachable} text={text}>
        <Button tone="secondary" onClick={onAgain}>
          {check.again}
        </Button>
      </Plain>
    );
  }
  const { answer } = found;
  if (answer.result !== 'unknown') {
    return <PublishedAnswer locale={locale} messages={messages} answer={answer} file={file} sha256={sha256} />;
  }
  return (
    <AnswerCard
      tone="unknown"
      title={check.unknown}
      text={file ? check.unknownText : check.unknownHash}
      facts={givenFacts(messages, file, sha256)}
      before={check.before}
    >
      <Button href={links.call}>{check.call}</Button>
      <Button href={links.downloads} tone="secondary">
        {check.find}
      </Button>
    </AnswerCard>
  );
}

function Plain({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <AnswerCard tone="note" title={title} text={text} facts={[]}>
      {children}
    </AnswerCard>
  );
}

/** Keeps a file's name from turning the sentence around it. */
const isolated = (file: CheckedFile) => `\u2068${file?.name ?? ''}\u2069`;

function Refused({ messages, state }: { messages: CheckMessages; state: Extract<CheckState, { kind: 'refused' }> }) {
  const { check } = messages;
  const { file, reason } = state;
  if (reason === 'insecure') return <Plain title={check.unreadable} text={check.insecure} />;
  const size = formatBytes(file?.size ?? 0, messages.units);
  const limit = formatBytes(limits.documentCheckBytes, messages.units);
  const text = fill(check[`${reason}Text`], { name: isolated(file), size, limit });
  return <Plain title={check[reason]} text={text} />;
}
