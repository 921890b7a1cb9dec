import { SegmentedControl } from '@fundfront/ui/components/SegmentedControl';
import { setUiState, type ThemeChoice, useUiStore } from '../../uiStore/uiStore.ts';

const options: { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

export function ThemeSwitch() {
  const theme = useUiStore((ui) => ui.theme);
  return (
    <SegmentedControl
      label="Theme"
      options={options}
      value={theme}
      onChange={(value) => setUiState({ theme: value })}
    />
  );
}
