import { Prose } from '@fundfront/ui/components/Prose';
import { FundSection, type FundViewProps } from './FundSection.tsx';

export function About({ messages, page }: FundViewProps) {
  if (!page.body) return null;
  return (
    <FundSection id="about" title={messages.fund.about}>
      <Prose html={page.body} />
    </FundSection>
  );
}
