import { Button } from '@fundfront/ui/components/Button';
import { Container } from '@fundfront/ui/layout/Container';
import { Section } from '@fundfront/ui/layout/Section';
import { GirihField } from '@fundfront/ui/pattern/GirihField';
import { CallBand } from '../../components/CallBand.tsx';
import { RiskLadder } from '../../components/RiskLadder.tsx';
import type { CutOffs } from '../../content/cutOffs.ts';
import type { NavBoard as Board } from '../../content/site.ts';
import { NavBoard } from '../../features/navBoard/NavBoard.tsx';
import type { TemplateViewProps } from '../view.ts';
import { Cutoffs } from './Cutoffs.tsx';
import { Facts } from './Facts.tsx';
import * as styles from './HomeView.css.ts';
import { HowTo } from './HowTo.tsx';
import { News } from './News.tsx';

interface HomeViewProps extends TemplateViewProps<'home'> {
  board: Board;
  cutOffs: CutOffs;
}

export function HomeView({ board, cutOffs, ...props }: HomeViewProps) {
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
      <Cutoffs {...props} board={board} cutOffs={cutOffs} />
      <CallBand locale={locale} messages={messages} data={data} />
    </>
  );
}

function Hero({ page, data }: TemplateViewProps<'home'>) {
  return (
    <Section as="div" tone="navy" space="none" pattern={<GirihField use="hero" />}>
      <Container>
        <div className={styles.hero}>
          <h1 className={styles.promise}>{data.promise ?? page.title}</h1>
          {data.lead ? <p className={styles.lead}>{data.lead}</p> : null}
          <div className={styles.actions}>
            {data.mainActionLabel && data.mainActionUrl ? (
              <Button href={data.mainActionUrl} tone="gold" size="l" stretch="phone">
                {data.mainActionLabel}
              </Button>
            ) : null}
            {data.secondActionLabel && data.secondActionUrl ? (
              <Button href={data.secondActionUrl} tone="onDark" size="l" stretch="phone">
                {data.secondActionLabel}
              </Button>
            ) : null}
          </div>
        </div>
      </Container>
    </Section>
  );
}
