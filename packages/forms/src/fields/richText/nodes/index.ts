import { Dropcursor } from '@tiptap/extensions/drop-cursor';
import { Gapcursor } from '@tiptap/extensions/gap-cursor';
import { Placeholder } from '@tiptap/extensions/placeholder';
import { TrailingNode } from '@tiptap/extensions/trailing-node';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { DocumentList } from '../documentList/DocumentList.ts';
import { Embed } from '../embed/Embed.ts';
import { FundFigure } from '../fundFigure/FundFigure.ts';
import { blocks } from './blocks.ts';
import { figures } from './figures.ts';
import { Link } from './link.ts';
import { lists } from './lists.ts';
import { marks } from './marks.ts';
import { questions } from './questions.ts';
import { RawHtml } from './rawHtml.ts';
import { tables } from './tables.ts';

/** All that the allow-list of the content model permits, and nothing that it would take out again. */
export const extensions = [
  ...blocks,
  ...lists,
  ...tables,
  ...figures,
  FundFigure,
  DocumentList,
  ...questions,
  Embed,
  RawHtml,
  Link,
  ...marks,
  UndoRedo,
  Dropcursor,
  Gapcursor,
  TrailingNode,
  Placeholder.configure({ placeholder: 'Write, or press / for a block' }),
];
