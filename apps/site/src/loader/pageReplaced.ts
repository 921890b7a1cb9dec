export const pageReplaced = 'page-replaced';
