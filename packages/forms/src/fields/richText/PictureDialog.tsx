import type { ImageValue } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { Dialog } from '@fundfront/ui/components/Dialog';
import { Field } from '@fundfront/ui/components/Field';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { Stack } from '@fundfront/ui/layout/Stack';
import type { Editor, JSONContent } from '@tiptap/core';
import { useState } from 'react';
import { useFormServices } from '../../ContentForm/services.ts';
import { acceptedPictures } from '../image/ImageField.tsx';
import { UploadInput } from '../UploadInput.tsx';
import { useFileUpload } from '../useFileUpload.ts';
import { insertBlock } from './blockCommands.tsx';
import type { PanelProps } from './panels.ts';
import * as styles from './RichTextEditor.css.ts';

/** The picture that is selected in the text; null for none. */
function selectedPicture(editor: Editor): ImageValue | null {
  const { src, alt, width, height } = editor.getAttributes('picture');
  if (typeof src !== 'string' || !editor.isActive('picture')) return null;
  return { src, alt: typeof alt === 'string' ? alt : '', width: Number(width) || null, height: Number(height) || null };
}

const attributesOf = ({ src, alt, width, height }: ImageValue) => ({
  src,
  alt,
  width: width === null ? null : String(width),
  height: height === null ? null : String(height),
});

function figureOf(picture: ImageValue, caption: string): JSONContent {
  const image: JSONContent = { type: 'picture', attrs: attributesOf(picture) };
  const content: JSONContent[] = [{ type: 'paragraph', attrs: { written: 'bare' }, content: [image] }];
  if (caption !== '') content.push({ type: 'figureCaption', content: [{ type: 'text', text: caption }] });
  return { type: 'figure', content };
}

export function PictureDialog({ editor, locale, onDone }: PanelProps) {
  const { uploadImage, MediaPicker } = useFormServices();
  const [picking, setPicking] = useState(false);
  const [held] = useState(() => selectedPicture(editor));
  const [picture, setPicture] = useState(held);
  const [caption, setCaption] = useState('');
  const upload = useFileUpload(
    uploadImage,
    (stored) => setPicture((before) => ({ ...stored, alt: before?.alt || stored.alt })),
    'The picture could not be stored.',
  );

  function apply() {
    if (!picture) return;
    if (held) editor.chain().focus().updateAttributes('picture', attributesOf(picture)).run();
    else insertBlock(editor, figureOf(picture, caption.trim()));
    onDone();
  }

  return (
    <Dialog
      open
      onOpenChange={onDone}
      title={held ? 'Picture' : 'Insert a picture'}
      dismissable={false}
      actions={
        <Button disabled={!picture || upload.busy} onClick={apply}>
          {held ? 'Change picture' : 'Insert picture'}
        </Button>
      }
    >
      <Stack space="m">
        {picture ? <img className={styles.picture} src={picture.src} alt={picture.alt} /> : null}
        <div>
          <Button tone="secondary" size="s" onClick={() => setPicking(true)}>
            Choose from the library
          </Button>
        </div>
        {picking ? (
          <MediaPicker kind="image" locale={locale} onImage={setPicture} onClose={() => setPicking(false)} />
        ) : null}
        <UploadInput
          what="picture"
          held={picture !== null}
          accept={acceptedPictures}
          state={upload}
          disabled={undefined}
        />
        {upload.failure ? <p role="alert">{upload.failure}</p> : null}
        {picture ? (
          <Field label="What it shows" help="Read aloud in its place; empty for decoration">
            {(control) => (
              <TextInput
                {...control}
                value={picture.alt}
                onChange={(event) => setPicture({ ...picture, alt: event.currentTarget.value })}
              />
            )}
          </Field>
        ) : null}
        {picture && !held ? (
          <Field label="Caption" help="Shown below it" optionalLabel="(optional)">
            {(control) => (
              <TextInput {...control} value={caption} onChange={(event) => setCaption(event.currentTarget.value)} />
            )}
          </Field>
        ) : null}
      </Stack>
    </Dialog>
  );
}
