import type { FormField } from '@fundfront/content-model/forms/index';
import { Button } from '@fundfront/ui/components/Button';
import { FieldGroup } from '@fundfront/ui/components/FieldGroup';
import { FileInput } from '@fundfront/ui/components/FileInput';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { ProgressBar } from '@fundfront/ui/components/ProgressBar';
import { FileText } from '@fundfront/ui/icons';
import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import { useEffect, useRef } from 'react';
import type { UploadedFile } from '../draftStorage.ts';
import { acceptOf, sizeOf } from '../uploadRules.ts';
import { fill, type UploadWords } from '../words.ts';
import type { FaceProps } from './props.ts';
import * as styles from './UploadFace.css.ts';
import { useRestoreFocus } from './useRestoreFocus.ts';
import { type UnderWay, useUpload } from './useUpload.ts';

type UploadField = Extract<FormField, { kind: 'upload' }>;

/** A file, sent as soon as it is chosen or dropped. */
export function UploadFace({ field, id, words, common, locale, error, upload }: FaceProps<UploadField>) {
  const { underWay, start, cancel } = useUpload(field.accept, locale, upload);
  const { file } = upload;
  const stage = underWay ? 'sending' : file ? 'kept' : 'empty';
  const box = useRef<HTMLDivElement>(null);
  useRestoreFocus(box, stage);
  const early = useRef<typeof start | null>(start);
  useEffect(() => {
    // A file that was chosen before this code came.
    const chosen = box.current?.querySelector('input')?.files?.[0];
    if (chosen) void early.current?.(chosen);
    early.current = null;
  }, []);
  return (
    <FieldGroup
      id={id}
      legend={words.label}
      help={words.help}
      error={error}
      optionalLabel={field.required ? undefined : common.optional}
    >
      <div ref={box}>
        {underWay ? <Sending underWay={underWay} words={common.upload} onCancel={cancel} /> : null}
        {file && !underWay ? (
          <UploadedRow file={file} words={common.upload} onRemove={() => upload.onFile(null)} />
        ) : null}
        {stage === 'empty' ? (
          <FileInput
            id={`${id}-input`}
            label={common.upload.choose}
            hint={common.upload.drop}
            accept={acceptOf(field.accept)}
            invalid={error !== undefined}
            onChange={(event) => {
              const chosen = event.currentTarget.files?.[0];
              if (chosen) void start(chosen);
            }}
          />
        ) : null}
      </div>
      <VisuallyHidden as="div" role="status">
        {stage === 'kept' && file ? fill(common.upload.done, { name: file.name }) : ''}
      </VisuallyHidden>
    </FieldGroup>
  );
}

interface SendingProps {
  underWay: UnderWay;
  words: UploadWords;
  onCancel: () => void;
}

function Sending({ underWay, words, onCancel }: SendingProps) {
  const percent = Math.round(underWay.share * 100);
  return (
    <div className={styles.row}>
      <ProgressBar
        label={fill(words.uploading, { name: underWay.name })}
        value={percent}
        valueText={`\u2066${percent}%\u2069`}
      />
      <Button tone="quiet" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  );
}

interface UploadedRowProps {
  file: UploadedFile;
  words: UploadWords;
  onRemove: () => void;
}

function UploadedRow({ file, words, onRemove }: UploadedRowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.file}>
        <FileText />
        <bdi className={styles.name}>{file.name}</bdi>
        <Ltr>{sizeOf(file.bytes)}</Ltr>
      </span>
      <Button tone="quiet" onClick={onRemove}>
        {words.remove}
      </Button>
    </div>
  );
}
