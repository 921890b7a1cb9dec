import { Container } from '@fundfront/ui/layout/Container';
import type { NavBoard as Board } from '../../content/site.ts';
import type { TemplateData } from '../../content/template.ts';
import { NavBoard } from '../../features/navBoard/NavBoard.tsx';
import { CallBand } from '../../parts/CallBand.tsx';
import { RiskLadder } from '../../parts/RiskLadder.tsx';
import type { ViewProps } from '../view.ts';
import { Cutoffs } from './Cutoffs.tsx';
import { Facts } from './Facts.tsx';
import { Hero } from './Hero.tsx';
import * as styles from './HomeView.css.ts';
import { HowTo } from './HowTo.tsx';
import { News } from './News.tsx';

export interface HomePartProps extends ViewProps {
  data: TemplateData<'home'>;
}

interface HomeViewProps extends HomePartProps {
  board: Board;
}

/** The first page. Neighbouring parts never share a shape. */
export function HomeView({ board, ...part }: HomeViewProps) {
  const { locale, messages, data, page } = part;
  return (
    <>
      <Hero {...part} />
      <div className={styles.board}>
        <Container>
          <NavBoard locale={locale} messages={messages} title={data.boardTitle ?? page.title} board={board} />
        </Container>
      </div>
      <Facts {...part} />
      <RiskLadder
        messages={messages}
        title={data.riskTitle ?? messages.fund.name}
        lead={data.riskLead}
        categories={board.categories}
      />
      <HowTo {...part} />
      <News {...part} />
      <Cutoffs {...part} />
      <CallBand locale={locale} messages={messages} data={data} />
    </>
  );
}
