import { directionOf } from '@fundfront/content-model';
import { embedLabels, embedOf, embedOfAddress } from '@fundfront/content-model/embeds';
import { Button } from '@fundfront/ui/components/Button';
import { Dialog } from '@fundfront/ui/components/Dialog';
import { Field } from '@fundfront/ui/components/Field';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useState } from 'react';
import { insertBlock } from '../blockCommands.tsx';
import type { PanelProps } from '../panels.ts';

/** By its address, which is recognised here and not stored. */
export function EmbedDialog({ editor, locale, onDone }: PanelProps) {
  const [address, setAddress] = useState('');
  const [title, setTitle] = useState('');
  const value = embedOfAddress(address);
  const found = value === null ? null : embedOf(value);
  const unknown = address.trim() !== '' && !found;

  function apply() {
    if (value === null) return;
    insertBlock(editor, { type: 'embed', attrs: { embed: value }, content: [{ type: 'text', text: title.trim() }] });
    onDone();
  }

  return (
    <Dialog
      open
      onOpenChange={onDone}
      title="Insert an embed"
      dismissable={false}
      actions={
        <Button disabled={!found || title.trim() === ''} onClick={apply}>
          Insert embed
        </Button>
      }
    >
      <Stack space="m">
        <Field
          label="Address"
          help={found ? `${found.provider.label}, ${found.provider.kind}: ${found.id}` : `Of ${embedLabels}`}
          error={
            unknown ? `Only a video or a place of ${embedLabels} can be embedded. Link to anything else.` : undefined
          }
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="url"
              value={address}
              onChange={(event) => setAddress(event.currentTarget.value)}
            />
          )}
        </Field>
        <Field
          label="What it shows"
          help="Its name for visitors. Nothing is loaded from the other site before they press."
          dir={directionOf(locale)}
          lang={locale}
        >
          {(control) => (
            <TextInput {...control} value={title} onChange={(event) => setTitle(event.currentTarget.value)} />
          )}
        </Field>
      </Stack>
    </Dialog>
  );
}
