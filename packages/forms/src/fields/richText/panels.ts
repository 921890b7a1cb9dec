import type { Locale } from '@fundfront/content-model';
import type { Editor } from '@tiptap/core';
import { NodeSelection, type Selection } from '@tiptap/pm/state';
import { createContext, useContext } from 'react';

/** What opens beside the text or over it. */
export type Panel = 'link' | 'picture' | 'figure' | 'documents' | 'embed';

export interface Panels {
  open: (panel: Panel) => void;
}

export interface PanelProps {
  editor: Editor;
  locale: Locale;
  onDone: () => void;
}

interface TextContext extends Panels {
  /** Of the row that the text belongs to. */
  locale: Locale;
}

const context = createContext<TextContext | null>(null);

export const TextContextProvider = context.Provider;

/** For what is drawn within the text. */
export function useTextContext(): TextContext {
  const value = useContext(context);
  if (!value) throw new Error('Nodes of a text are drawn within its editor');
  return value;
}

const panelByNode: Readonly<Record<string, Panel>> = {
  fundFigure: 'figure',
  documentList: 'documents',
  embed: 'embed',
};

/** The panel that changes what is selected; undefined where words are. */
export function panelOfSelection(selection: Selection): Panel | undefined {
  return selection instanceof NodeSelection ? panelByNode[selection.node.type.name] : undefined;
}
