import { limits } from '@fundfront/content-model';
import { Field } from '@fundfront/ui/components/Field';
import { TextInput } from '@fundfront/ui/components/TextInput';

interface PresentPasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
  help?: string;
  error: string | undefined;
}

export function PresentPasswordField({ value, onChange, help, error }: PresentPasswordFieldProps) {
  return (
    <Field label="Password" required error={error} help={help}>
      {(control) => (
        <TextInput
          {...control}
          type="password"
          autoComplete="current-password"
          maxLength={limits.passwordLength.max}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
