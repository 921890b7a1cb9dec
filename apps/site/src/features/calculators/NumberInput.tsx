import { Field } from '@fundfront/ui/components/Field';
import { Slider } from '@fundfront/ui/components/Slider';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { fill } from '../../components/fill.ts';
import type { Messages } from '../../i18n/index.ts';
import * as styles from './Calculator.css.ts';
import type { Format } from './format.ts';
import { inputId, type NumberRule, type Problem, readInput, sliderId, writeInput } from './inputs.ts';
import type { InputBinding } from './useCalculator.ts';

interface NumberInputProps {
  input: InputBinding;
  rule: NumberRule;
  label: string;
  help: string;
  messages: Messages['calculators']['common'];
  format: Format;
}

/** One number, to be typed or to be moved: the input takes any, the slider what most ask for. */
export function NumberInput({ input, rule, label, help, messages, format }: NumberInputProps) {
  const { name, text, value, problem, onType } = input;
  const { slider } = rule;
  const inUnit = { amount: format.rupees, years: format.years, percent: format.percent }[rule.kind];
  const unit = {
    amount: messages.rupeesUnit,
    years: value === 1 ? messages.year : messages.years,
    percent: messages.percentUnit,
  }[rule.kind];
  const regroup = () => {
    const read = readInput(text, rule).value;
    const written = read === null ? text : writeInput(read, rule);
    if (written !== text) onType(written);
  };
  return (
    <div className={styles.input}>
      <Field
        id={inputId(name)}
        label={label}
        help={help}
        error={problem ? problemText(problem, rule, messages, inUnit) : undefined}
      >
        {(control) => (
          <span className={styles.typed}>
            <TextInput
              {...control}
              name={name}
              dir="ltr"
              width="short"
              inputMode={rule.kind === 'percent' ? 'decimal' : 'numeric'}
              value={text}
              onChange={(event) => onType(event.target.value)}
              onBlur={regroup}
            />
            <span className={styles.unit}>{unit}</span>
          </span>
        )}
      </Field>
      <Slider
        id={sliderId(name)}
        label={label}
        hideLabel
        value={value}
        valueText={inUnit(value)}
        {...slider}
        ends={[writeInput(slider.min, rule), writeInput(slider.max, rule)]}
        onChange={(moved) => onType(writeInput(moved, rule))}
      />
    </div>
  );
}

function problemText(
  problem: Problem,
  rule: NumberRule,
  { problems }: Messages['calculators']['common'],
  inUnit: (value: number) => string,
): string {
  if (problem === 'tooSmall') return fill(problems.tooSmall, { limit: inUnit(rule.min) });
  if (problem === 'tooLarge') return fill(problems.tooLarge, { limit: inUnit(rule.max) });
  return problems[problem];
}
