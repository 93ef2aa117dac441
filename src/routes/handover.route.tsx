import { HandoverScreen, handoverWords } from '../features/handovers/handover-screen.tsx';
import { useFragmentToken } from './fragment-token.ts';

export { handoverWords };

export function HandoverRoute() {
  const token = useFragmentToken();
  return <HandoverScreen key={token} token={token} />;
}
