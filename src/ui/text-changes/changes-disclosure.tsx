import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Locale } from '../../../contract/kit/fields.ts';
import { Text } from '../heading/heading.tsx';
import { Disclosure } from '../long-text/long-text.tsx';
import { TextChangesLater } from './text-changes-later.tsx';

interface Version {
  readonly version: number;
  readonly locale: Locale;
  /** Null where it is not kept any more. */
  readonly text: string | null;
}

interface ChangesDisclosureProps {
  readonly title: string;
  readonly from: Version;
  readonly to: Version;
}

/** What a text says otherwise than the one agreed to, behind its title. */
export function ChangesDisclosure({ title, from, to }: ChangesDisclosureProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { version: before } = from;
  const { version: now } = to;
  if (from.text === null || to.text === null) return null;
  return (
    <Disclosure
      title={title}
      note={t`Version\u00a0${before} compared with version\u00a0${now}`}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      {from.locale === to.locale ? (
        isOpen && <TextChangesLater from={from.text} to={to.text} lang={to.locale} />
      ) : (
        <Text look="small">
          <Trans>The earlier text was read in another language, so the two can’t be compared here.</Trans>
        </Text>
      )}
    </Disclosure>
  );
}
