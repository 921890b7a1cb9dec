import { DocumentListDialog } from './documentList/DocumentListDialog.tsx';
import { EmbedDialog } from './embed/EmbedDialog.tsx';
import { FundFigureDialog } from './fundFigure/FundFigureDialog.tsx';
import { LinkPicker } from './LinkPicker.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import type { Panel, PanelProps } from './panels.ts';

/** The one that is open. */
export function EditorPanels({ panel, ...props }: PanelProps & { panel: Panel }) {
  if (panel === 'link') return <LinkPicker {...props} />;
  if (panel === 'picture') return <PictureDialog {...props} />;
  if (panel === 'figure') return <FundFigureDialog {...props} />;
  if (panel === 'documents') return <DocumentListDialog {...props} />;
  return <EmbedDialog {...props} />;
}
