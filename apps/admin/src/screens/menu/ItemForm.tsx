import { isSafeLink, type Locale } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { Checkbox } from '@fundfront/ui/components/Checkbox';
import { Field } from '@fundfront/ui/components/Field';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { Inline } from '@fundfront/ui/layout/Inline';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useEffect, useRef } from 'react';
import { itemProblems, titleMax } from './itemProblems.ts';
import type { MenuLine, MenuValues, Step } from './tree.ts';

export interface ItemFormProps {
  line: MenuLine;
  locale: Locale;
  plain: boolean;
  editable: boolean;
  onStep: (step: Step) => void;
  onChange: (values: Partial<MenuValues>) => void;
  onRemove: () => void;
}

export function ItemForm({ line, locale, plain, editable, onChange, onStep, onRemove }: ItemFormProps) {
  const { node, depth, index, of } = line;
  const problems = itemProblems(node);
  const title = useRef<HTMLInputElement>(null);
  const fresh = node.id === null && node.title === '';
  useEffect(() => {
    if (fresh) title.current?.focus();
  }, [fresh]);
  return (
    <div dir="ltr">
      <Stack space="s">
        <Field label="Title" required error={problems.title} dir={locale === 'ur' ? 'rtl' : 'ltr'} lang={locale}>
          {(control) => (
            <TextInput
              {...control}
              ref={title}
              value={node.title}
              maxLength={titleMax}
              readOnly={!editable}
              onChange={(event) => onChange({ title: event.target.value })}
            />
          )}
        </Field>
        <Field
          label="Address"
          error={problems.url}
          help="Starts with / for a page; https://… opens in a new tab; empty or # only closes the menu"
        >
          {(control) => (
            <TextInput
              {...control}
              value={node.url}
              dir="ltr"
              spellCheck={false}
              readOnly={!editable}
              onChange={(event) => onChange({ url: event.target.value })}
            />
          )}
        </Field>
        {plain ? null : (
          <Inline space="m" align="start">
            <Checkbox
              label="Mega menu"
              help="Opens over the full width, with columns"
              checked={node.isFullWidth}
              disabled={!editable || depth > 0}
              onChange={(event) => onChange({ isFullWidth: event.target.checked })}
            />
            <Checkbox
              label="Heading of a fund category"
              help="Its funds are listed under it"
              checked={node.isHeading}
              disabled={!editable || depth === 0}
              onChange={(event) => onChange({ isHeading: event.target.checked })}
            />
          </Inline>
        )}
        {editable ? (
          <Inline space="xs">
            <Button size="s" tone="secondary" disabled={index === 0} onClick={() => onStep('up')}>
              Up
            </Button>
            <Button size="s" tone="secondary" disabled={index === of - 1} onClick={() => onStep('down')}>
              Down
            </Button>
            <Button size="s" tone="secondary" disabled={index === 0} onClick={() => onStep('in')}>
              Below the one before
            </Button>
            <Button size="s" tone="secondary" disabled={depth === 0} onClick={() => onStep('out')}>
              Beside its parent
            </Button>
            <Button size="s" tone="danger" onClick={onRemove}>
              {node.children.length > 0 ? 'Remove with what is below' : 'Remove'}
            </Button>
            {isSafeLink(node.url) && /^https?:/.test(node.url) ? (
              <Button size="s" tone="quiet" href={node.url} target="_blank" rel="noopener noreferrer">
                Try the address
              </Button>
            ) : null}
          </Inline>
        ) : null}
      </Stack>
    </div>
  );
}
