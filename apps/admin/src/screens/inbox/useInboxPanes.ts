import { mq } from '@fundfront/ui/tokens';
import { useMediaQuery } from '../../layout/useMediaQuery.ts';

/** Whether the list stands beside what is opened of it. */
export const useInboxPanes = () => useMediaQuery(`screen and ${mq.wide}`);
