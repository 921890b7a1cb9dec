import { commonAttributes, richTextElements } from '@fundfront/content-model/richText';
import { richTextSample } from '@fundfront/content-model/richTextSamples';
import { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { blockCommands } from './blockCommands.tsx';
import { parseRichText } from './html/parseRichText.ts';
import { toHtml } from './html/toHtml.ts';
import { extensions } from './nodes/index.ts';

let editor: Editor;
beforeEach(() => {
  editor = new Editor({ extensions });
});
afterEach(() => editor.destroy());

const open = (html: string) => editor.commands.setContent(parseRichText(html, editor.schema));
const written = () => toHtml(editor.state.doc);

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
  const blocks = Object.values(nodes).filter((type) => type.isInGroup('block') && type.name !== 'rawHtml');
  const paragraphs = Object.keys(marks).map((name) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: name, marks: [{ type: name, attrs: { href: '/funds' } }] }],
  }));
  editor.commands.setContent({
    type: 'doc',
    content: [...blocks.map((type) => type.createAndFill()?.toJSON()), ...paragraphs],
  });
  expect(blocks.length).toBeGreaterThan(10);
  for (const name of Object.keys(marks)) expect(editor.getText()).toContain(name);
  expect(notAllowed(written())).toEqual([]);
});

it('takes in no link that could not be stored', () => {
  open('<p><a href="/funds">b</a></p>');
  expect(written()).toBe('<p><a href="/funds">b</a></p>');
  editor.commands.insertContentAt(0, '<p><a href="javascript:alert(1)">a</a></p>');
  expect(written()).toBe('<p>a</p><p><a href="/funds">b</a></p>');
  open(richTextSample);
  expect(notAllowed(written())).toEqual([]);
});

const panels = { open: () => undefined };
const inserted: Record<string, string> = {
  heading: '<h2>x</h2>',
  subheading: '<h3>x</h3>',
  minor: '<h4>x</h4>',
  text: '<p>x</p>',
  bullets: '<ul><li>x</li></ul>',
  numbers: '<ol><li>x</li></ol>',
  table:
    '<table><thead><tr><th scope="col">x</th><th scope="col"></th><th scope="col"></th></tr></thead><tbody><tr><td></td><td></td><td></td></tr><tr><td></td><td></td><td></td></tr></tbody></table>',
  note: '<div data-callout="note"><p>x</p></div>',
  warning: '<div data-callout="warning"><p>x</p></div>',
  quote: '<blockquote><p>x</p></blockquote>',
  definitions: '<dl><dt>x</dt><dd></dd></dl>',
  code: '<pre>x</pre>',
  questions: '<div data-block="questions"><details><summary>x</summary></details></div>',
};

it.each(Object.keys(inserted))('makes the block %s, with the cursor in it', (name) => {
  blockCommands.find(({ id }) => id === name)?.run(editor, panels);
  editor.commands.insertContent('x');
  expect(written()).toBe(inserted[name]);
  expect(notAllowed(written())).toEqual([]);
});

/** What comes now is undone by itself. */
const newStep = () => editor.view.dispatch(closeHistory(editor.state.tr));

const press = (key: string, modifiers: KeyboardEventInit = {}) =>
  editor.view.someProp('handleKeyDown', (handle) =>
    handle(editor.view, new KeyboardEvent('keydown', { key, ...modifiers })),
  );

it('writes questions by the keyboard: to the answer, to the next one, in another order, and out', () => {
  blockCommands.find(({ id }) => id === 'questions')?.run(editor, panels);
  editor.commands.insertContent('One?');
  press('Enter');
  editor.commands.insertContent('Yes');
  editor.commands.splitBlock();
  press('Enter');
  editor.commands.insertContent('Two?');
  const one = '<details><summary>One?</summary><p>Yes</p></details>';
  const two = '<details><summary>Two?</summary></details>';
  expect(written()).toBe(`<div data-block="questions">${one}${two}</div>`);
  newStep();
  press('ArrowUp', { altKey: true });
  expect(written()).toBe(`<div data-block="questions">${two}${one}</div>`);
  editor.commands.undo();
  editor.commands.insertContent('!');
  expect(written()).toContain('Two?!');
});

it('leaves an empty question by Enter, and removes the block with the last one', () => {
  open(
    '<div data-block="questions"><details><summary>One?</summary><p>Yes</p></details><details><summary></summary></details></div>',
  );
  const before = '<div data-block="questions"><details><summary>One?</summary><p>Yes</p></details></div>';
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === 'questionTitle' && node.childCount === 0) editor.commands.setTextSelection(position + 1);
  });
  press('Enter');
  editor.commands.insertContent('After');
  expect(written()).toBe(`${before}<p>After</p>`);
  open('<div data-block="questions"><details><summary></summary></details></div>');
  editor.commands.setTextSelection(3);
  press('Backspace');
  expect(written()).toBe('');
});

it('selects the block of questions by Escape, which Delete then removes', () => {
  open('<p>a</p><div data-block="questions"><details><summary>One?</summary><p>Yes</p></details></div>');
  editor.commands.setTextSelection(7);
  press('Escape');
  editor.commands.deleteSelection();
  expect(written()).toBe('<p>a</p>');
});

it('takes in a fund figure as one thing: it is removed by one key, comes back by undo, and is copied whole', () => {
  const figure = '<span data-fund-figure="ytd" data-entry="0199aabb-ccdd-7eef-8899-aabbccddeeff"></span>';
  open(`<p>a${figure}b</p>`);
  newStep();
  editor.commands.setNodeSelection(2);
  const copied = editor.view.serializeForClipboard(editor.state.selection.content()).dom.innerHTML;
  editor.commands.deleteSelection();
  expect(written()).toBe('<p>ab</p>');
  editor.commands.undo();
  expect(written()).toBe(`<p>a${figure}b</p>`);
  editor.commands.setTextSelection(4);
  editor.view.pasteHTML(copied);
  expect(written()).toBe(`<p>a${figure}b${figure}</p>`);
});

it('writes nothing for nothing', () => {
  expect(written()).toBe('');
  open('<p>One</p>');
  editor.commands.insertContentAt(5, { type: 'paragraph' });
  expect(written()).toBe('<p>One</p>');
});
