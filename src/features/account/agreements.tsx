import { Trans, useLingui } from '@lingui/react/macro';
import type { Agreement } from '../../../contract/terms/terms.schema.ts';
import { useTenant } from '../../api/tenant.ts';
import { Text } from '../../ui/heading/heading.tsx';
import { LongTextDisclosure } from '../../ui/long-text/long-text.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { AccountSection } from './account-section.tsx';

/** Every yes that was ever given, each with the text of its day, to read and to print. */
export function Agreements({ agreements }: { agreements: readonly Agreement[] }) {
  return (
    <AccountSection
      title={<Trans>Every yes so far</Trans>}
      about={
        <Text>
          <Trans>Each with the text of its day, to read and to print. It stays here when you take a yes back.</Trans>
        </Text>
      }
    >
      {agreements.length === 0 ? (
        <Text>
          <Trans>There is none yet.</Trans>
        </Text>
      ) : (
        <Stack gap={3}>
          {agreements.map((agreement) => (
            <Yes key={agreement.id} agreement={agreement} />
          ))}
        </Stack>
      )}
    </AccountSection>
  );
}

function Yes({
  agreement: { act, at, ended_at, given_by, version, locale, text, organization },
}: {
  agreement: Agreement;
}) {
  const { t, i18n } = useLingui();
  const tenant = useTenant()?.name;
  const company = organization ?? t`a company`;
  const title = {
    terms: t`Terms of use`,
    findable: t`Companies may find you`,
    release: t`Contact details to ${company}`,
  }[act];
  const inWords = (moment: string) => i18n.date(moment, { dateStyle: 'long' });
  const day = inWords(at);
  const given =
    given_by === 'guardian'
      ? t`Agreed to on ${day} by your guardian, version\u00a0${version}`
      : t`Agreed to on ${day}, version\u00a0${version}`;
  const end = ended_at === null ? '' : inWords(ended_at);
  return (
    <LongTextDisclosure
      title={title}
      note={end === '' ? given : t`${given}. Holds no more since ${end}`}
      text={text ?? t`This text is not kept any more.`}
      lang={text === null ? undefined : locale}
      from={tenant}
    />
  );
}
