import { SegmentedControl } from '@fundfront/ui/components/SegmentedControl';
import { setLook, type ThemeChoice, useLook } from '../../look/look.ts';

const options: { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

/** Light, dark or as the computer has it. */
export function ThemeSwitch() {
  const theme = useLook((look) => look.theme);
  return (
    <SegmentedControl label="Theme" options={options} value={theme} onChange={(value) => setLook({ theme: value })} />
  );
}
