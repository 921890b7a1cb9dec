import type { SubmissionDetail } from '@fundfront/content-model/wire';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { answerOf } from './answerOf.ts';
import * as styles from './Inbox.css.ts';
import { optionLabel } from './labels.ts';
import { MaskedAnswer } from './MaskedAnswer.tsx';
import { VisitorText } from './VisitorText.tsx';

interface AnswerValueProps {
  submission: SubmissionDetail;
  answer: SubmissionDetail['answers'][number];
  canReveal: boolean;
}

export function AnswerValue({ submission, answer: { field, value, masked }, canReveal }: AnswerValueProps) {
  const { form } = submission;
  if (value === '') return <span className={styles.none}>Not given</span>;
  if (masked) return <MaskedAnswer submission={submission} field={field} value={value} canReveal={canReveal} />;
  switch (answerOf(form, field)) {
    case 'telephone':
      return /^[\d-]+$/.test(value) ? (
        <TextLink href={`tel:${value.replaceAll('-', '')}`}>
          <Ltr>{value}</Ltr>
        </TextLink>
      ) : (
        value
      );
    case 'options':
      return value
        .split(',')
        .map((option) => optionLabel(form, field, option))
        .join(', ');
    case undefined:
      return optionLabel(form, field, value);
    default:
      return <VisitorText text={value} />;
  }
}
