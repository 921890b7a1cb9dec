import type { ImageValue } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { FieldGroup } from '@fundfront/ui/components/FieldGroup';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useFormServices } from '../../ContentForm/services.ts';
import { errorAt } from '../FieldWrapper.tsx';
import type { InputProps } from '../props.ts';
import { UploadInput } from '../UploadInput.tsx';
import { isUploaded, useFileUpload } from '../useFileUpload.ts';
import * as styles from './ImageField.css.ts';

export const acceptedPictures = 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml';

/** Choosing another picture keeps the text; a failed upload keeps the picture that was there. */
export function ImageField({ field, name, form, locale, disabled }: InputProps<'image'>) {
  const { uploadImage, MediaPicker } = useFormServices();
  const [picking, setPicking] = useState(false);
  const { field: bound } = useController({ control: form.control, name });
  const value = isUploaded<ImageValue>(bound.value) ? bound.value : null;

  const state = useFileUpload(
    uploadImage,
    (stored) => bound.onChange({ ...stored, alt: value?.alt ?? stored.alt }),
    'The picture could not be stored.',
  );

  return (
    <FieldGroup
      legend={field.label}
      help={field.help}
      error={state.failure ?? errorAt(form, name)}
      optionalLabel={field.required ? undefined : '(optional)'}
    >
      {value ? (
        <div className={styles.row}>
          <img className={styles.picture} src={value.src} alt={value.alt} />
          <div className={styles.text}>
            <Field label="What it shows" help="Read aloud in its place; empty for decoration">
              {(control) => (
                <TextInput
                  {...control}
                  value={value.alt}
                  disabled={disabled}
                  onChange={(event) => bound.onChange({ ...value, alt: event.currentTarget.value })}
                />
              )}
            </Field>
            <Button tone="quiet" size="s" disabled={disabled} onClick={() => bound.onChange(null)}>
              Remove picture
            </Button>
          </div>
        </div>
      ) : null}
      <div>
        <Button tone="secondary" size="s" disabled={disabled} onClick={() => setPicking(true)}>
          Choose from the library
        </Button>
      </div>
      {picking ? (
        <MediaPicker
          kind="image"
          locale={locale}
          onImage={(image) => bound.onChange({ ...image, alt: image.alt || (value?.alt ?? '') })}
          onClose={() => setPicking(false)}
        />
      ) : null}
      <UploadInput what="picture" held={value !== null} accept={acceptedPictures} state={state} disabled={disabled} />
    </FieldGroup>
  );
}
