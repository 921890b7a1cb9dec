import { limits } from '@fundfront/content-model/limits';
import { Disclaimer } from '../../components/Disclaimer.tsx';
import { FullWidthPage } from '../../components/FullWidthPage.tsx';
import { GrowthCalculator } from '../../features/calculators/GrowthCalculator.tsx';
import { exampleFigure } from '../../features/calculators/inputs.ts';
import type { TemplateViewProps } from '../view.ts';

export function GrowthCalculatorView({ data, ...view }: TemplateViewProps<'growthCalculator'>) {
  const { locale, messages } = view;
  const { common, growth } = messages.calculators;
  return (
    <FullWidthPage {...view}>
      <GrowthCalculator
        locale={locale}
        messages={{ common, growth }}
        lump={exampleFigure(data.lump, limits.calculatorLump)}
        monthly={exampleFigure(data.monthly, limits.calculatorMonthly)}
        percent={exampleFigure(data.assumedReturn, limits.calculatorPercent)}
      />
      <Disclaimer messages={messages} />
    </FullWidthPage>
  );
}
