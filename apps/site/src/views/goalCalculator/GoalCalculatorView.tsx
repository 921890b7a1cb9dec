import { limits } from '@fundfront/content-model/limits';
import { Disclaimer } from '../../components/Disclaimer.tsx';
import { FullWidthPage } from '../../components/FullWidthPage.tsx';
import { GoalCalculator } from '../../features/calculators/GoalCalculator.tsx';
import { exampleFigure } from '../../features/calculators/inputs.ts';
import type { TemplateViewProps } from '../view.ts';

export function GoalCalculatorView({ data, ...view }: TemplateViewProps<'goalCalculator'>) {
  const { locale, messages } = view;
  const { common, goal } = messages.calculators;
  return (
    <FullWidthPage {...view}>
      <GoalCalculator
        locale={locale}
        messages={{ common, goal }}
        goal={Math.max(exampleFigure(data.goal, limits.calculatorLump), 1)}
        prices={exampleFigure(data.prices, limits.calculatorPercent)}
        returns={{
          low: exampleFigure(data.lowReturn, limits.calculatorPercent),
          assumed: exampleFigure(data.assumedReturn, limits.calculatorPercent),
          high: exampleFigure(data.highReturn, limits.calculatorPercent),
        }}
      />
      <Disclaimer messages={messages} />
    </FullWidthPage>
  );
}
