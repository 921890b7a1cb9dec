import type { Locale } from '@fundfront/content-model';
import { Text } from '@fundfront/ui/components/Text';
import { FullWidthPage } from '../../components/FullWidthPage.tsx';
import { inLanguage } from '../../components/inLanguage.ts';
import type { Item } from '../../content/items.ts';
import { BranchFinder } from '../../features/branches/BranchFinder.tsx';
import type { Branch } from '../../features/branches/branch.ts';
import { island } from '../../islands/island.tsx';
import { telHref } from '../../links.ts';
import type { ViewProps } from '../view.ts';

const BranchFinderIsland = island('branchFinder', BranchFinder, 'used');

interface BranchesViewProps extends ViewProps {
  branches: readonly Item<'branch'>[];
}

function branchOf({ slug, title, locale, data }: Item<'branch'>, page: Locale): Branch {
  const { city, address, phone, email, hours, latitude, longitude } = data;
  return {
    id: slug,
    name: title,
    city: city ?? '',
    postalAddress: address ?? '',
    phone: phone ? { text: phone, href: telHref(phone) } : null,
    email,
    hours,
    position: latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null,
    language: inLanguage(locale, page),
  };
}

export function BranchesView({ branches, ...view }: BranchesViewProps) {
  const { locale, messages } = view;
  const labels = messages.company.branches;
  return (
    <FullWidthPage {...view}>
      {branches.length === 0 ? (
        <Text tone="secondary">{labels.none}</Text>
      ) : (
        <BranchFinderIsland
          locale={locale}
          branches={branches.map((branch) => branchOf(branch, locale))}
          messages={{ ...labels.finder, mapNote: messages.company.locator.note }}
        />
      )}
    </FullWidthPage>
  );
}
