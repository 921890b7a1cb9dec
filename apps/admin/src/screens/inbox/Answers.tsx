import type { SubmissionDetail } from '@fundfront/content-model/wire';
import { Facts } from '@fundfront/ui/components/Facts';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { AnswerValue } from './AnswerValue.tsx';
import { answerOf } from './answerOf.ts';
import { FileList } from './FileList.tsx';
import * as styles from './Inbox.css.ts';
import { fieldLabel } from './labels.ts';
import { VisitorText } from './VisitorText.tsx';

interface AnswersProps {
  submission: SubmissionDetail;
  canReveal: boolean;
}

export function Answers({ submission, canReveal }: AnswersProps) {
  const { form, name, email, trackingNumber, answers, files } = submission;
  const person = [
    { term: 'Name', value: <VisitorText text={name} /> },
    {
      term: 'E-mail',
      value: (
        <TextLink href={`mailto:${email}?subject=${trackingNumber}`}>
          <Ltr>{email}</Ltr>
        </TextLink>
      ),
    },
  ];
  const isMessage = ({ field, value }: (typeof answers)[number]) => answerOf(form, field) === 'prose' && value !== '';
  const short = answers
    // A file's answer holds the address alone; the list below says more.
    .filter((answer) => !isMessage(answer) && answerOf(form, answer.field) !== 'file')
    .map((answer) => ({
      term: fieldLabel(form, answer.field),
      value: <AnswerValue submission={submission} answer={answer} canReveal={canReveal} />,
    }));
  return (
    <>
      <Facts items={[...person, ...short]} layout="rail" />
      {answers.filter(isMessage).map(({ field, value }) => (
        <section key={field} className={styles.part}>
          <h3 className={styles.partTitle}>{fieldLabel(form, field)}</h3>
          <VisitorText text={value} as="prose" />
        </section>
      ))}
      {files.length > 0 ? (
        <section className={styles.part}>
          <h3 className={styles.partTitle}>{files.length === 1 ? 'File' : 'Files'}</h3>
          <FileList files={files} />
        </section>
      ) : null}
    </>
  );
}
