import { type ContentTypeName, contentType } from '@fundfront/content-model';
import { Checkbox } from '@fundfront/ui/components/Checkbox';
import { FieldGroup } from '@fundfront/ui/components/FieldGroup';
import * as styles from './Integrations.css.ts';

interface TypeChoiceProps {
  legend: string;
  help?: string;
  error?: string | undefined;
  names: readonly ContentTypeName[];
  chosen: readonly ContentTypeName[];
  onChange: (chosen: ContentTypeName[]) => void;
}

export function TypeChoice({ legend, help, error, names, chosen, onChange }: TypeChoiceProps) {
  return (
    <FieldGroup legend={legend} help={help} error={error}>
      <div className={styles.choices}>
        {names.map((name) => (
          <Checkbox
            key={name}
            label={contentType(name).labels.many}
            checked={chosen.includes(name)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, name] : chosen.filter((each) => each !== name))
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}
