import { Pager } from '@fundfront/ui/components/Pagination';
import type { Messages } from '../i18n/index.ts';
import { listPath } from '../listPages.ts';

interface ListPagesProps {
  messages: Messages;
  path: string;
  number: number;
  more: boolean;
}

export function ListPages({ messages: { listPages: labels }, path, number, more }: ListPagesProps) {
  if (number === 1 && !more) return null;
  return (
    <Pager
      label={labels.label}
      previousLabel={labels.previous}
      nextLabel={labels.next}
      summary={labels.page(number)}
      {...(number > 1 && { previous: { href: listPath(path, number - 1) } })}
      {...(more && { next: { href: listPath(path, number + 1) } })}
    />
  );
}
