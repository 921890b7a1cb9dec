export type { ConfirmAction, ConfirmDialogProps } from './ConfirmDialog.tsx';
export { ConfirmDialog } from './ConfirmDialog.tsx';
