import { calls } from '@fundfront/content-model/wire';
import { CommandPalette } from '@fundfront/ui/components/CommandPalette';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCall } from '../../session/useCall.ts';
import { useCan, useRoleHolder } from '../../session/useCan.ts';
import { usePaletteStore } from '../../uiStore/paletteStore.ts';
import { setUiState, useUiStore } from '../../uiStore/uiStore.ts';
import { useNavigation } from '../navigation/useNavigation.ts';
import {
  actionItems,
  contentItems,
  mediaItems,
  recentItems,
  runAction,
  screenActionItems,
  screenItems,
} from './items.tsx';

const delayMs = 200;

function useDebouncedValue<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}

export function Palette() {
  const open = useUiStore((ui) => ui.paletteOpen);
  const [query, setQuery] = useState('');
  const navigation = useNavigation();
  const navigate = useNavigate();
  const held = useRoleHolder();
  const search = useDebouncedValue(query.trim(), delayMs);
  const content = useCall(
    calls.dashboardSearch,
    { query: { search } },
    { enabled: open && search.length > 1, keepPreviousData: true },
  );

  const canRead = useCan('content.read', 'anywhere');
  const media = useCall(
    calls.listMedia,
    { query: { search } },
    { enabled: open && canRead && search.length > 1, keepPreviousData: true },
  );
  const { actions, recent } = usePaletteStore();
  const { pathname } = useLocation();

  const onOpenChange = (next: boolean) => {
    setUiState({ paletteOpen: next });
    if (!next) setQuery('');
  };

  const onSelect = (id: string) => {
    if (id.startsWith('/')) navigate(id);
    else runAction(id);
    setQuery('');
  };
  const searched = query.trim().length > 1;

  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      label="Search everything"
      placeholder="Search screens, content, media and actions"
      query={query}
      onQueryChange={setQuery}
      filter="none"
      groups={[
        { label: 'On this screen', items: screenActionItems(actions, query) },
        { label: 'Lately', items: recentItems(recent, query, pathname) },
        { label: 'Screens', items: screenItems(navigation, query, held) },
        { label: 'Content', items: searched ? contentItems(content.data ?? []) : [] },
        { label: 'Media', items: searched ? mediaItems(media.data?.items ?? []) : [] },
        { label: 'Actions', items: actionItems(query, held) },
      ]}
      onSelect={onSelect}
      emptyText={
        content.isFetching || media.isFetching ? 'Searching…' : 'Nothing has these words. Try fewer or other ones.'
      }
    />
  );
}
