import type { Locale } from '@fundfront/content-model';
import type { LinkTarget } from '@fundfront/content-model/wire';
import { useEffect, useState } from 'react';
import { useFormServices } from '../../ContentForm/services.ts';

const pause = 150;

/** What was found for the words of `query`, and whether that is still being asked. */
export function useLinkTargets(query: string, locale: Locale) {
  const { searchLinks } = useFormServices();
  const [found, setFound] = useState<{ query: string; targets: readonly LinkTarget[]; failed: boolean }>();
  useEffect(() => {
    if (query === '') return;
    let over = false;
    const settle = (targets: readonly LinkTarget[], failed: boolean) => {
      if (!over) setFound({ query, targets, failed });
    };
    const timer = setTimeout(() => {
      searchLinks(query, locale).then(
        (targets) => settle(targets, false),
        () => settle([], true),
      );
    }, pause);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [query, locale, searchLinks]);
  const current = found?.query === query ? found : undefined;
  return { targets: current?.targets ?? [], failed: current?.failed ?? false, asking: query !== '' && !current };
}
