import { UnsubscribeScreen } from '../features/channels/unsubscribe-screen.tsx';
import { useFragmentToken } from './fragment-token.ts';

export function UnsubscribeRoute() {
  return <UnsubscribeScreen token={useFragmentToken()} />;
}
