import { documentExtensions, type FileValue, limits } from '@fundfront/content-model';
import { formatBytes } from '@fundfront/content-model/bytes';
import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { FieldGroup } from '@fundfront/ui/components/FieldGroup';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useFormServices } from '../../ContentForm/services.ts';
import { errorAt } from '../FieldWrapper.tsx';
import type { InputProps } from '../props.ts';
import { UploadInput } from '../UploadInput.tsx';
import { isUploaded, useFileUpload } from '../useFileUpload.ts';
import * as styles from './FileField.css.ts';

export const acceptedDocuments = documentExtensions.map((extension) => `.${extension}`).join();

export const documentHelp = `PDF, Word or Excel, up to ${formatBytes(limits.uploadBytes)}`;

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.'));

/** `PDF, 82 KB, 4 pages` */
export function describeFile({ src, bytes, pages }: FileValue): string {
  const facts = [extensionOf(src).slice(1).toUpperCase(), formatBytes(bytes)];
  if (pages !== null) facts.push(pages === 1 ? '1 page' : `${pages} pages`);
  return facts.join(', ');
}

/** Without the file's ending a visitor's computer does not know what to open it with. */
export function withExtension(name: string, src: string): string {
  const extension = extensionOf(src);
  const own = name.trim();
  return own === '' || own.toLowerCase().endsWith(extension) ? own : `${own}${extension}`;
}

/** A failed upload keeps the document that was there. */
export function FileField({ field, name, form, locale, disabled }: InputProps<'file'>) {
  const { uploadFile, MediaPicker } = useFormServices();
  const [picking, setPicking] = useState(false);
  const { field: bound } = useController({ control: form.control, name });
  const value = isUploaded<FileValue>(bound.value) ? bound.value : null;
  const state = useFileUpload(uploadFile, bound.onChange, 'The file could not be stored.');
  const rename = (to: string) => to !== value?.name && bound.onChange({ ...value, name: to });

  return (
    <FieldGroup
      legend={field.label}
      help={field.help ? `${field.help}. ${documentHelp}` : documentHelp}
      error={state.failure ?? errorAt(form, name)}
      optionalLabel={field.required ? undefined : '(optional)'}
    >
      {value ? (
        <div className={styles.stored}>
          <Field label="Name when downloaded" error={errorAt(form, `${name}.name`)}>
            {(control) => (
              <TextInput
                {...control}
                value={value.name}
                disabled={disabled}
                dir="auto"
                onChange={(event) => rename(event.currentTarget.value)}
                onBlur={() => rename(withExtension(value.name, value.src))}
              />
            )}
          </Field>
          <p className={styles.line}>
            <TextLink href={value.src} newTabLabel="opens in a new tab">
              Open the file
            </TextLink>
            <span>{describeFile(value)}</span>
            <Button tone="quiet" size="s" disabled={disabled} onClick={() => bound.onChange(null)}>
              Remove file
            </Button>
          </p>
        </div>
      ) : null}
      <div>
        <Button tone="secondary" size="s" disabled={disabled} onClick={() => setPicking(true)}>
          Choose from the library
        </Button>
      </div>
      {picking ? (
        <MediaPicker kind="file" locale={locale} onFile={bound.onChange} onClose={() => setPicking(false)} />
      ) : null}
      <UploadInput what="file" held={value !== null} accept={acceptedDocuments} state={state} disabled={disabled} />
    </FieldGroup>
  );
}
