import { isSafeLink } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { TextInput } from '@fundfront/ui/components/TextInput';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import * as styles from './RichTextEditor.css.ts';

/** Not a form element: it lies inside one. */
export function LinkRow({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const held: unknown = editor.getAttributes('link').href;
  const [url, setUrl] = useState(typeof held === 'string' ? held : '');
  const [wrong, setWrong] = useState(false);

  function apply() {
    if (url.trim() === '' || !isSafeLink(url.trim())) return setWrong(true);
    editor.chain().focus().extendMarkRange('link').setLink({ href: url.trim() }).run();
    return onDone();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      apply();
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      editor.commands.focus();
      onDone();
    }
  }

  return (
    <div className={styles.linkRow}>
      <Field
        label="Address"
        error={wrong ? 'Start with / for a page of this site, or with https://, mailto: or tel:' : undefined}
        dir="ltr"
      >
        {(control) => (
          <TextInput
            {...control}
            value={url}
            onChange={(event) => {
              setUrl(event.currentTarget.value);
              setWrong(false);
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <Button size="s" onClick={apply}>
        Set link
      </Button>
      <Button
        size="s"
        tone="quiet"
        onClick={() => {
          editor.chain().focus().extendMarkRange('link').unsetLink().run();
          onDone();
        }}
      >
        Remove link
      </Button>
    </div>
  );
}
