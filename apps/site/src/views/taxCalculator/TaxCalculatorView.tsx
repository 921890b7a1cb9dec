import type { Locale } from '@fundfront/content-model';
import { limits } from '@fundfront/content-model/limits';
import { Notice } from '@fundfront/ui/components/Notice';
import { FullWidthPage } from '../../components/FullWidthPage.tsx';
import { exampleFigure } from '../../features/calculators/inputs.ts';
import { TaxCalculator } from '../../features/calculators/TaxCalculator.tsx';
import type { TaxYear } from '../../features/calculators/TaxResult.tsx';
import { formatDate, type Messages } from '../../i18n/index.ts';
import type { TemplateViewProps } from '../view.ts';

type Data = TemplateViewProps<'taxCalculator'>['data'];
type TaxMessages = Messages['calculators']['tax'];

export function TaxCalculatorView({ data, ...view }: TemplateViewProps<'taxCalculator'>) {
  const { locale, messages } = view;
  const { common, tax } = messages.calculators;
  const [first, ...others] = taxYears(data, locale, tax);
  return (
    <FullWidthPage {...view}>
      {first ? (
        <TaxCalculator
          locale={locale}
          messages={{ common, tax }}
          years={[first, ...others]}
          income={exampleFigure(data.income, limits.calculatorIncome)}
          contribution={exampleFigure(data.contribution, limits.calculatorIncome)}
          notIncluded={data.notIncluded}
        />
      ) : (
        <Notice tone="warn" title={tax.noYears} />
      )}
    </FullWidthPage>
  );
}

/** Each year with its own slabs and source, as content has them in lists of their own. */
export function taxYears({ taxYears: years, slabs, sources }: Data, locale: Locale, messages: TaxMessages): TaxYear[] {
  return (years ?? []).map(({ year, from, to, share, checkedOn, isSample }) => {
    const source = sources?.find((each) => each.year === year);
    return {
      year: Number(year),
      period: messages.period.replace('{from}', formatDate(locale, from)).replace('{to}', formatDate(locale, to)),
      share,
      checkedOn: checkedOn ? formatDate(locale, checkedOn) : null,
      isSample,
      slabs: (slabs ?? []).flatMap((slab) =>
        slab.year === year ? { above: slab.above, fixed: slab.fixed, rate: slab.rate } : [],
      ),
      source: source ? { text: source.text, url: source.url } : null,
    };
  });
}
