import { can, type Permission, roles } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { EmptyState } from '@fundfront/ui/components/EmptyState';
import { Outlet, useLocation } from 'react-router-dom';
import { Screen } from '../../layout/Screen.tsx';
import { roleLabels } from '../../session/roleLabels.ts';
import { useSession } from '../../session/session.ts';
import { missingPermissions } from '../navigation/screenPermissions.ts';

const nobody = [] as const;

/** In place of a screen whose calls would all be refused: says whom it is for. */
export function ScreenGuard() {
  const held = useSession(({ user }) => user?.roles ?? nobody);
  const missing = missingPermissions(useLocation().pathname, held);
  return missing ? <Refused anyOf={missing} /> : <Outlet />;
}

function Refused({ anyOf }: { anyOf: readonly Permission[] }) {
  const who = roles.filter((role) => anyOf.some((permission) => can([role], permission)));
  return (
    <Screen title="Not for your role" head="hidden">
      <EmptyState
        title="Your role does not open this screen"
        action={
          <Button tone="secondary" href="/admin">
            Back to the dashboard
          </Button>
        }
      >
        {`It is for: ${who.map((role) => roleLabels[role].name).join(', ')}. An administrator can give you the role.`}
      </EmptyState>
    </Screen>
  );
}
