import { Container } from '@fundfront/ui/layout/Container';
import { CallBand } from '../../components/CallBand.tsx';
import { RiskLadder } from '../../components/RiskLadder.tsx';
import type { NavBoard as Board } from '../../content/site.ts';
import { NavBoard } from '../../features/navBoard/NavBoard.tsx';
import type { TemplateViewProps } from '../view.ts';
import { Cutoffs } from './Cutoffs.tsx';
import { Facts } from './Facts.tsx';
import { Hero } from './Hero.tsx';
import * as styles from './HomeView.css.ts';
import { HowTo } from './HowTo.tsx';
import { News } from './News.tsx';

interface HomeViewProps extends TemplateViewProps<'home'> {
  board: Board;
}

/** The first page. Neighbouring parts never share a shape. */
export function HomeView({ board, ...props }: HomeViewProps) {
  const { locale, messages, data, page } = props;
  return (
    <>
      <Hero {...props} />
      <div className={styles.board}>
        <Container>
          <NavBoard locale={locale} messages={messages} title={data.boardTitle ?? page.title} board={board} />
        </Container>
      </div>
      <Facts {...props} />
      <RiskLadder
        messages={messages}
        title={data.riskTitle ?? messages.fund.name}
        lead={data.riskLead}
        categories={board.categories}
      />
      <HowTo {...props} />
      <News {...props} />
      <Cutoffs {...props} />
      <CallBand locale={locale} messages={messages} data={data} />
    </>
  );
}
