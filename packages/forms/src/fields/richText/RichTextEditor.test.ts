import { commonAttributes, headingLevels, richTextElements } from '@fundfront/content-model/richText';
import { richTextSample } from '@fundfront/content-model/richTextSamples';
import { Editor } from '@tiptap/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { extensions } from './RichTextEditor.tsx';

let editor: Editor;
beforeEach(() => {
  editor = new Editor({ extensions, textDirection: 'auto' });
});
afterEach(() => editor.destroy());

function notAllowed(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const own = richTextElements[name];
    const known: readonly string[] = [...commonAttributes, ...(own ?? [])];
    const strange = element.getAttributeNames().filter((attribute) => !known.includes(attribute));
    return own ? strange.map((attribute) => `${name} ${attribute}`) : [name];
  });
}

it('writes only what may be stored', () => {
  const { nodes, marks } = editor.schema;
  const blocks = Object.values(nodes).filter((type) => type.isInGroup('block'));
  const paragraphs = Object.keys(marks).map((name) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: name, marks: [{ type: name, attrs: { href: '/funds' } }] }],
  }));
  editor.commands.setContent({
    type: 'doc',
    content: [...blocks.map((type) => type.createAndFill()?.toJSON()), ...paragraphs],
  });
  expect(blocks.length).toBeGreaterThan(5);
  for (const name of Object.keys(marks)) expect(editor.getText()).toContain(name);
  expect(notAllowed(editor.getHTML())).toEqual([]);
});

it('keeps a heading of every level that may be stored', () => {
  const html = headingLevels.map((level) => `<h${level} dir="auto">Heading</h${level}>`).join('');
  editor.commands.setContent(html);
  expect(editor.getHTML()).toContain(html);
});

it('takes in no link that could not be stored', () => {
  editor.commands.setContent('<p><a href="javascript:alert(1)">a</a> <a href="/funds">b</a></p>');
  expect(editor.getHTML()).toBe('<p dir="auto">a <a href="/funds">b</a></p>');
  editor.commands.setContent(richTextSample);
  expect(notAllowed(editor.getHTML())).toEqual([]);
});
