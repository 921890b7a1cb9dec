import { Heading } from '@fundfront/ui/components/Heading';
import { Stack } from '@fundfront/ui/layout/Stack';
import type { Reach } from '../content/reach.ts';
import type { Messages } from '../i18n/index.ts';
import { ReachList } from './ReachList.tsx';

interface DirectLinesProps {
  messages: Messages;
  reach: Reach;
}

/** The company's own lines, for whom a form does not serve. Without any, nothing shows. */
export function DirectLines({ messages, reach }: DirectLinesProps) {
  if (!reach.phone && !reach.email) return null;
  return (
    <Stack space="xs">
      <Heading level={2} size="body">
        {messages.service.lines}
      </Heading>
      <ReachList messages={messages} {...reach} />
    </Stack>
  );
}
