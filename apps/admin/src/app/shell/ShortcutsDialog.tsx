import { keysOf } from '@fundfront/content-model/objects';
import { Dialog } from '@fundfront/ui/components/Dialog';
import { Facts } from '@fundfront/ui/components/Facts';
import { Heading } from '@fundfront/ui/components/Heading';
import { Kbd } from '@fundfront/ui/components/Kbd';
import { Text } from '@fundfront/ui/components/Text';
import { Stack } from '@fundfront/ui/layout/Stack';
import { keyLabel, shortcuts } from '../../keyboard/shortcuts.ts';
import { setUiState, useUiStore } from '../../uiStore/uiStore.ts';

const names = keysOf(shortcuts);
// The keyboard must reach what scrolls.
const asScroller = { tabIndex: 0 } as const;
const places = [...new Set(names.map((name) => shortcuts[name].where))];

export function ShortcutsDialog() {
  const open = useUiStore((ui) => ui.shortcutsOpen);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => setUiState({ shortcutsOpen: next })}
      title="Keyboard shortcuts"
      size="s"
    >
      <section {...asScroller} aria-label="Keys">
        <Stack space="l">
          <Text tone="secondary" size="ui">
            Keys without Ctrl or Cmd rest while you type.
          </Text>
          {places.map((place) => (
            <section key={place}>
              <Heading level={3} size="ui">
                {place}
              </Heading>
              <Facts
                items={names
                  .filter((name) => shortcuts[name].where === place)
                  .map((name) => ({ term: shortcuts[name].does, value: <Kbd>{keyLabel(name)}</Kbd> }))}
              />
            </section>
          ))}
        </Stack>
      </section>
    </Dialog>
  );
}
