import { TextLink } from './link.tsx';

/** Where its line is short it breaks before the @, in no word. */
export function MailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    // one part, in a line of several as well
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}

/** An address to write to. */
export function MailLink({ address }: { address: string }) {
  return (
    <TextLink variant="alone" href={`mailto:${address}`}>
      <MailAddress address={address} />
    </TextLink>
  );
}
