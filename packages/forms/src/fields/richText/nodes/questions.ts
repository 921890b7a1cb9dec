import { Node } from '@tiptap/core';
import type { Node as TextNode } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { htmlAttributes } from './attributes.ts';

interface Place {
  question: TextNode;
  /** Before the question, and before the block that holds it. */
  at: number;
  blockAt: number;
  block: TextNode;
  index: number;
}

/** The question that the cursor stands in. */
function questionAt({ selection: { $from } }: EditorState): Place | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const question = $from.node(depth);
    if (question.type.name !== 'question') continue;
    const up = depth - 1;
    return {
      question,
      at: $from.before(depth),
      block: $from.node(up),
      blockAt: $from.before(up),
      index: $from.index(up),
    };
  }
  return null;
}

const cursorAt = (tr: Transaction, position: number) =>
  tr.setSelection(TextSelection.near(tr.doc.resolve(position))).scrollIntoView();

function newQuestion({ schema }: EditorState): TextNode | null | undefined {
  return schema.nodes.question?.createAndFill();
}

/** Takes the question out, and the block with its last one; the cursor goes on below. */
function removeQuestion(state: EditorState, { at, question, block, blockAt }: Place): Transaction {
  const whole = block.childCount === 1;
  const from = whole ? blockAt : at;
  const { tr } = state;
  tr.delete(from, from + (whole ? block : question).nodeSize);
  const below = whole ? from : blockAt + block.nodeSize - question.nodeSize;
  const paragraph = state.schema.nodes.paragraph?.create();
  if (paragraph) tr.insert(below, paragraph);
  return cursorAt(tr, below + 1);
}

function onEnter(state: EditorState): Transaction | null {
  const place = questionAt(state);
  const { $from, empty } = state.selection;
  if (!place || !empty) return null;
  const { question, at } = place;
  const inTitle = $from.parent.type.name === 'questionTitle';
  if (inTitle && question.textContent === '') return removeQuestion(state, place);
  if (inTitle) return cursorAt(state.tr, $from.after() + 1);
  const isLast = $from.after() === at + question.nodeSize - 1;
  if ($from.parent.content.size > 0 || !isLast || question.childCount < 3) return null;
  const next = newQuestion(state);
  if (!next) return null;
  const after = at + question.nodeSize - $from.parent.nodeSize;
  const { tr } = state;
  tr.delete($from.before(), $from.after()).insert(after, next);
  return cursorAt(tr, after + 2);
}

function onBackspace(state: EditorState): Transaction | null {
  const place = questionAt(state);
  return place && state.selection.empty && place.question.textContent === '' && place.question.childCount === 2
    ? removeQuestion(state, place)
    : null;
}

function move(state: EditorState, by: 1 | -1): Transaction | null {
  const place = questionAt(state);
  const other = place?.block.maybeChild(place.index + by);
  if (!place || !other) return null;
  const { question, at } = place;
  const to = by > 0 ? at + other.nodeSize : at - other.nodeSize;
  const { tr } = state;
  tr.delete(at, at + question.nodeSize).insert(to, question);
  return cursorAt(tr, to + state.selection.from - at);
}

const isQuestion = (element: Element) =>
  element.localName === 'details' && element.firstElementChild?.localName === 'summary';

/** In the editor a question is open: no `details`, whose summary would answer the space key. */
const openView = (name: string) => () => {
  const dom = document.createElement('div');
  dom.setAttribute(name, '');
  return { dom, contentDOM: dom };
};

const Questions = Node.create({
  name: 'questions',
  group: 'block',
  content: 'question+',
  defining: true,
  isolating: true,
  addAttributes: () => htmlAttributes('data-block'),
  parseHTML: () => [
    {
      tag: 'div[data-block="questions"]',
      priority: 60,
      getAttrs: ({ children }) => (children.length > 0 && [...children].every(isQuestion) ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['div', { ...HTMLAttributes, 'data-block': 'questions' }, 0],
  addKeyboardShortcuts() {
    const apply = (make: (state: EditorState) => Transaction | null) => () => {
      const tr = make(this.editor.state);
      if (tr) this.editor.view.dispatch(tr);
      return tr !== null;
    };
    return {
      Enter: apply(onEnter),
      Backspace: apply(onBackspace),
      'Alt-ArrowUp': apply((state) => move(state, -1)),
      'Alt-ArrowDown': apply((state) => move(state, 1)),
      Escape: () => {
        const place = questionAt(this.editor.state);
        return place !== null && this.editor.commands.setNodeSelection(place.blockAt);
      },
    };
  },
});

const Question = Node.create({
  name: 'question',
  content: 'questionTitle block+',
  defining: true,
  isolating: true,
  addAttributes: () => htmlAttributes(),
  parseHTML: () => [{ tag: 'details' }],
  renderHTML: ({ HTMLAttributes }) => ['details', HTMLAttributes, 0],
  addNodeView: () => openView('data-question'),
});

const QuestionTitle = Node.create({
  name: 'questionTitle',
  content: 'inline*',
  defining: true,
  addAttributes: () => htmlAttributes(),
  parseHTML: () => [{ tag: 'summary' }],
  renderHTML: ({ HTMLAttributes }) => ['summary', HTMLAttributes, 0],
  addNodeView: () => openView('data-question-title'),
});

/** Questions with their answers, which visitors open one by one. */
export const questions = [Questions, Question, QuestionTitle];
