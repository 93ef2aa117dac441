import { AccountLinkScreen } from '../features/account/link/account-link-screen.tsx';
import { useFragmentToken } from './fragment-token.ts';

export function DeleteAccountRoute() {
  return <AccountLinkScreen deed="delete" token={useFragmentToken()} />;
}

export function KeepAccountRoute() {
  return <AccountLinkScreen deed="keep" token={useFragmentToken()} />;
}
