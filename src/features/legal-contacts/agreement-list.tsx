import { Trans, useLingui } from '@lingui/react/macro';
import type { Agreement, NewerText } from '../../../contract/terms/terms.schema.ts';
import { useTenant } from '../../api/tenant.ts';
import { Text } from '../../ui/heading/heading.tsx';
import { LongTextDisclosure } from '../../ui/long-text/long-text.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { ChangesDisclosure } from '../../ui/text-changes/changes-disclosure.tsx';

interface AgreementListProps {
  /** The latest first. */
  readonly agreements: readonly Agreement[];
  readonly newer: readonly NewerText[];
}

/** What was agreed to, each with its text, to read and to print; before it what has taken its place since. */
export function AgreementList({ agreements, newer }: AgreementListProps) {
  return (
    <Stack gap={3}>
      <NewerTexts agreements={agreements} newer={newer} />
      <Text>
        <Trans>Each text is the one you read then. It stays here, also after a withdrawal.</Trans>
      </Text>
      <EarlierTexts agreements={agreements} />
    </Stack>
  );
}

/** Texts that have changed since the last yes, as they are now. */
function NewerTexts({ agreements, newer }: AgreementListProps) {
  const { t } = useLingui();
  const tenant = useTenant()?.name;
  if (newer.length === 0) return null;
  return (
    <>
      <Text>
        <Trans>
          This has changed since you agreed. Below it is the text you agreed to. If the change matters, we ask you by
          e-mail; until then you need do nothing.
        </Trans>
      </Text>
      <Changes earlier={agreements} newer={newer} />
      {newer.map(({ act, version, locale, text }) => (
        <LongTextDisclosure
          key={act}
          title={
            { terms: t`Terms of use, as they are now`, findable: t`Companies may find your child, as it is now` }[act]
          }
          note={t`Version\u00a0${version}`}
          text={text}
          lang={locale}
          from={tenant}
        />
      ))}
    </>
  );
}

/** What each text that was agreed to last says otherwise by now. */
export function Changes({ earlier, newer }: { earlier: readonly Agreement[]; newer: readonly NewerText[] }) {
  const { t } = useLingui();
  return newer.map((text) => {
    const last = earlier.find(({ act }) => act === text.act);
    if (!last || last.version === text.version) return null;
    return (
      <ChangesDisclosure
        key={text.act}
        title={
          {
            terms: t`What is new in the terms of use`,
            findable: t`What is new in “Companies may find your child”`,
          }[text.act]
        }
        from={last}
        to={text}
      />
    );
  });
}

/** Each with the day on which it was agreed to. */
export function EarlierTexts({ agreements }: { agreements: readonly Agreement[] }) {
  const { t, i18n } = useLingui();
  const tenant = useTenant()?.name;
  return (
    <>
      {agreements.map(({ id, act, at, version, locale, text, organization }) => {
        const day = i18n.date(at, { dateStyle: 'long' });
        const company = organization ?? t`a company`;
        const title = {
          terms: t`Terms of use`,
          findable: t`Companies may find your child`,
          release: t`Contact details to ${company}`,
        }[act];
        return (
          <LongTextDisclosure
            key={id}
            title={title}
            note={t`Agreed to on ${day}, version\u00a0${version}`}
            text={text ?? t`This text is not kept any more.`}
            lang={text === null ? undefined : locale}
            from={tenant}
          />
        );
      })}
    </>
  );
}
