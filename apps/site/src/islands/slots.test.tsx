import { locales } from '@fundfront/content-model';
import { isValidElement } from 'react';
import { expect, it } from 'vitest';
import { messagesOf } from '../i18n/index.ts';
import { messageReference } from './messageReferences.ts';
import { loadMessages, slices } from './messages.ts';
import { join, separate } from './slots.ts';

const none = () => null;

const props = {
  label: 'Menu',
  left: undefined,
  items: [
    { id: 'a', panel: <p>one</p> },
    { id: 'b', panel: null },
  ],
  children: [<i key="x">two</i>, ' and ', <b key="y">three</b>],
};

it('writes elements, and lists of them, as numbered slots, and all else as JSON', () => {
  expect(JSON.parse(separate(props, none).json)).toEqual({
    label: 'Menu',
    items: [
      { id: 'a', panel: { $slot: 0 } },
      { id: 'b', panel: null },
    ],
    children: { $slot: 1 },
  });
});

it('draws each slot by its number', () => {
  const { rendered } = separate({ children: <p>one</p> }, none);
  expect(rendered).toMatchObject({ children: { type: 'site-slot', props: { 'data-slot': 0 } } });
});

it('gives back the same props with what is made of each slot', () => {
  const joined = join(separate(props, none).json, (index) => `slot ${index}`, none);
  expect(joined).toMatchObject({ items: [{ panel: 'slot 0' }, { panel: null }], children: 'slot 1' });
  expect(isValidElement(separate(props, none).rendered)).toBe(false);
});

it('names messages of a slice in place of writing them out', async () => {
  const { forms, growth, header } = messagesOf('ur');
  const { json } = separate({ messages: { ...header, form: forms, head: growth } }, messageReference);
  expect(JSON.parse(json)).toEqual({
    messages: { ...header, form: { $messages: 'ur.forms' }, head: { $messages: 'ur.growth' } },
  });
  expect(join(json, () => null, await loadMessages(json))).toEqual({
    messages: { ...header, form: forms, head: growth },
  });
});

it('finds every part of every slice again', async () => {
  for (const locale of locales) {
    const messages = messagesOf(locale);
    for (const name of Object.keys(slices[locale])) {
      const slice: unknown = Reflect.get(messages, name);
      const parts = typeof slice === 'object' && slice !== null ? Object.values(slice) : [];
      const objects = [slice, ...parts.filter((part) => typeof part === 'object')];
      const { json } = separate({ objects }, messageReference);
      expect(json.match(/\$messages/g)).toHaveLength(objects.length);
      expect(join(json, () => null, await loadMessages(json))).toEqual({ objects });
    }
  }
});
