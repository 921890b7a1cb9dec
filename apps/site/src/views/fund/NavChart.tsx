import { thin } from '@fundfront/ui/charts/geometry';
import { PriceChart } from '../../features/prices/PriceChart.tsx';
import { island } from '../../islands/island.tsx';
import type { FundViewProps } from './FundSection.tsx';

const PriceChartIsland = island('priceChart', PriceChart, 'visible');

/** The page carries no more points than the drawing has room for. */
const most = 240;

interface NavChartProps extends Pick<FundViewProps, 'locale' | 'messages'> {
  history: FundViewProps['sheet']['history'];
  label: string;
}

export function NavChart({ locale, messages, history, label }: NavChartProps) {
  const points = thin(
    history.map(({ date, nav }) => ({ day: date, value: nav })),
    most,
  );
  return <PriceChartIsland locale={locale} messages={messages.prices.chart} points={points} description={label} />;
}
