import { below, mq } from '@fundfront/ui/tokens';
import { useMediaQuery } from '../../layout/useMediaQuery.ts';

/** Whether the list stands beside what is opened of it. */
export const useInboxPanes = () => useMediaQuery(`screen and ${mq.wide}`);

/** Whether the list is as narrow as a pane or a phone, where a table does not fit. */
export function useInboxCards(): boolean {
  const panes = useInboxPanes();
  const phone = useMediaQuery(`screen and ${below.tablet}`);
  return panes || phone;
}
