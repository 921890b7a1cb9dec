import type { VisitorUploadField } from '@fundfront/content-model/forms/index';
import { Button } from '@fundfront/ui/components/Button';
import { FieldGroup } from '@fundfront/ui/components/FieldGroup';
import { FileInput } from '@fundfront/ui/components/FileInput';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { ProgressBar } from '@fundfront/ui/components/ProgressBar';
import { FileText } from '@fundfront/ui/icons';
import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import { useRef } from 'react';
import type { UploadedFile } from '../../PublicForm/draftStorage.ts';
import { interpolate, type UploadMessages } from '../../PublicForm/messages.ts';
import type { VisitorInputProps } from '../visitorProps.ts';
import { acceptOf, sizeOf } from './uploadRules.ts';
import { useRestoreFocus } from './useRestoreFocus.ts';
import { type UnderWay, useUpload } from './useUpload.ts';
import * as styles from './VisitorUploadInput.css.ts';

export function VisitorUploadInput({
  field,
  id,
  messages,
  common,
  locale,
  error,
  upload,
}: VisitorInputProps<VisitorUploadField>) {
  const { underWay, start, cancel } = useUpload(field.uploads, locale, upload);
  const { file } = upload;
  const stage = underWay ? 'sending' : file ? 'uploaded' : 'empty';
  const box = useRef<HTMLDivElement>(null);
  useRestoreFocus(box, stage);
  return (
    <FieldGroup
      id={id}
      legend={messages.label}
      help={messages.help}
      error={error}
      optionalLabel={field.required ? undefined : common.optional}
    >
      <div ref={box}>
        {underWay ? <Sending underWay={underWay} messages={common.upload} onCancel={cancel} /> : null}
        {file && !underWay ? (
          <UploadedRow file={file} messages={common.upload} onRemove={() => upload.onFile(null)} />
        ) : null}
        {stage === 'empty' ? (
          <FileInput
            id={`${id}-input`}
            label={common.upload.choose}
            hint={common.upload.drop}
            accept={acceptOf(field.uploads)}
            invalid={error !== undefined}
            onChange={(event) => {
              const chosen = event.currentTarget.files?.[0];
              if (chosen) void start(chosen);
            }}
          />
        ) : null}
      </div>
      <VisuallyHidden as="div" role="status">
        {stage === 'uploaded' && file ? interpolate(common.upload.done, { name: file.name }) : ''}
      </VisuallyHidden>
    </FieldGroup>
  );
}

interface SendingProps {
  underWay: UnderWay;
  messages: UploadMessages;
  onCancel: () => void;
}

function Sending({ underWay, messages, onCancel }: SendingProps) {
  const percent = Math.round(underWay.share * 100);
  return (
    <div className={styles.row}>
      <ProgressBar
        label={interpolate(messages.uploading, { name: underWay.name })}
        value={percent}
        valueText={`\u2066${percent}%\u2069`}
      />
      <Button tone="quiet" onClick={onCancel}>
        {messages.cancel}
      </Button>
    </div>
  );
}

interface UploadedRowProps {
  file: UploadedFile;
  messages: UploadMessages;
  onRemove: () => void;
}

function UploadedRow({ file, messages, onRemove }: UploadedRowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.file}>
        <FileText />
        <bdi className={styles.name}>{file.name}</bdi>
        <Ltr>{sizeOf(file.bytes)}</Ltr>
      </span>
      <Button tone="quiet" onClick={onRemove}>
        {messages.remove}
      </Button>
    </div>
  );
}
