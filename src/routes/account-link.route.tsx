import { AccountLinkScreen } from '../features/account/link/account-link-screen.tsx';
import { useFragmentToken } from './fragment-token.ts';

export function DeleteAccountRoute() {
  return <AccountLinkScreen action="delete" token={useFragmentToken()} />;
}

export function KeepAccountRoute() {
  return <AccountLinkScreen action="keep" token={useFragmentToken()} />;
}
