import { RolesScreen } from '../../screens/roles/RolesScreen.tsx';
import { SeenAs } from './SeenAs.tsx';

/** The screen shows what a role finds in the navigation, which is the app's. */
export function RolesWithNavigation() {
  return <RolesScreen seenAs={(name, holder) => <SeenAs name={name} holder={holder} />} />;
}
