import type { FileValue } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { FieldGroup } from '@fundfront/ui/components/FieldGroup';
import { FileInput } from '@fundfront/ui/components/FileInput';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { useController } from 'react-hook-form';
import { useFormServices } from '../ContentForm/services.ts';
import * as styles from './ImageField.css.ts';
import { errorAt } from './InputFrame.tsx';
import type { InputProps } from './props.ts';
import { isStored, useStored } from './useStored.ts';

/** A document with the name it gets on a visitor's disk. A failed upload keeps the document that was there. */
export function FileField({ field, name, form, disabled }: InputProps<'file'>) {
  const { uploadFile } = useFormServices();
  const { field: bound } = useController({ control: form.control, name });
  const value = isStored<FileValue>(bound.value) ? bound.value : null;

  const state = useStored(async (file) => bound.onChange(await uploadFile(file)), 'The file could not be stored.');

  return (
    <FieldGroup
      legend={field.label}
      help={field.help}
      error={state.failure ?? errorAt(form, name)}
      optionalLabel={field.required ? undefined : '(optional)'}
    >
      {value ? (
        <div className={styles.words}>
          <Field label="Name when downloaded" help="With its ending, such as .pdf">
            {(control) => (
              <TextInput
                {...control}
                value={value.name}
                disabled={disabled}
                onChange={(event) => bound.onChange({ ...value, name: event.currentTarget.value })}
              />
            )}
          </Field>
          <a href={value.src} target="_blank" rel="noopener noreferrer">
            Open the file
          </a>
          <Button tone="quiet" size="s" disabled={disabled} onClick={() => bound.onChange(null)}>
            Remove file
          </Button>
        </div>
      ) : null}
      <FileInput
        label={state.busy ? 'Storing…' : value ? 'Choose another file' : 'Choose a file'}
        hint="or drop it here"
        accept=".pdf,.doc,.docx,.xlsx"
        disabled={disabled || state.busy}
        onChange={(event) => state.choose(event.currentTarget.files?.[0])}
      />
    </FieldGroup>
  );
}
