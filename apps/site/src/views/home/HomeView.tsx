import { Container } from '@fundfront/ui/layout/Container';
import type { NavBoard as Board } from '../../content/site.ts';
import type { HomeData } from '../../content/template.ts';
import { NavBoard } from '../../features/navBoard/NavBoard.tsx';
import type { ViewProps } from '../view.ts';
import { CallBand } from './CallBand.tsx';
import { Cutoffs } from './Cutoffs.tsx';
import { Facts } from './Facts.tsx';
import { Hero } from './Hero.tsx';
import * as styles from './HomeView.css.ts';
import { HowTo } from './HowTo.tsx';
import { News } from './News.tsx';
import { RiskLadder } from './RiskLadder.tsx';

export interface HomePartProps extends ViewProps {
  data: HomeData;
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
      <RiskLadder {...part} categories={board.categories} />
      <HowTo {...part} />
      <News {...part} />
      <Cutoffs {...part} />
      <CallBand {...part} />
    </>
  );
}
