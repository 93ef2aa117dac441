import { useSession } from '../../api/session.ts';
import { DefaultLayout } from './default-layout.tsx';
import { StandaloneLayout } from './standalone-layout.tsx';

/** Account and help: with the navigation for those who are ready, standalone for everybody else. */
export function OwnLayout() {
  return useSession((snapshot) => snapshot.matches('ready')) ? <DefaultLayout /> : <StandaloneLayout />;
}
