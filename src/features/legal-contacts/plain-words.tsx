import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { ReleaseChoice } from '../../../contract/legal-contacts/legal-contacts.schema.ts';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { type Stored, useStoredWords } from './consent-facts.tsx';
import * as css from './legal-contacts.css.ts';

const kept = 'guardian.plain';

/** Whether the guardian reads the page in plain words; as long as the tab is open. */
export function usePlainWords(): readonly [boolean, (isPlain: boolean) => void] {
  const [isPlain, setPlain] = useState(() => globalThis.sessionStorage?.getItem(kept) === 'yes');
  const keep = (next: boolean) => {
    globalThis.sessionStorage?.setItem(kept, next ? 'yes' : 'no');
    setPlain(next);
  };
  return [isPlain, keep];
}

interface PlainSwitchProps {
  readonly isPlain: boolean;
  readonly onChange: (isPlain: boolean) => void;
}

export function PlainSwitch({ isPlain, onChange }: PlainSwitchProps) {
  const { t } = useLingui();
  return (
    <Switch
      name="plain"
      label={t`In plain words`}
      help={t`Short sentences, without difficult words.`}
      checked={isPlain}
      onChange={onChange}
    />
  );
}

/** What it is about, each sentence with one thought. */
export function PlainConsent({
  child,
  tenant,
  stored,
  recommendedBy: company,
  releases,
}: {
  readonly child: string;
  readonly tenant: string;
  readonly stored: readonly Stored[];
  readonly recommendedBy: string | null;
  readonly releases: ReleaseChoice;
}) {
  const list = useStoredWords(stored);
  return (
    <div className={css.plain}>
      <Part title={<Trans>What is this about?</Trans>}>
        <li>
          <Trans>{child} is looking for an apprenticeship.</Trans>
        </li>
        <li>
          <Trans>{tenant} helps with that. It costs nothing.</Trans>
        </li>
        {company === null ? null : (
          <li>
            <Trans>
              The company {company} has recommended {child}.
            </Trans>
          </li>
        )}
        <li>
          <Trans>{child} is still too young to decide alone.</Trans>
        </li>
        <li>
          <Trans>So we ask you: Do you agree?</Trans>
        </li>
      </Part>
      <Part title={<Trans>What happens if you say yes?</Trans>}>
        <li>
          <Trans>Companies can find {child}.</Trans>
        </li>
        <li>
          <Trans>They see: Which occupation? Which school certificate? Roughly from where?</Trans>
        </li>
        <li>
          {company === null ? (
            <Trans>They do not see the name. Only the company that recommended {child} knows it.</Trans>
          ) : (
            <Trans>They do not see the name. Only {company} knows it.</Trans>
          )}
        </li>
        <li>
          <Trans>
            A company writes to {child}. {child} says yes or no.
          </Trans>
        </li>
        {releases === 'ask' ? (
          <>
            <li>
              <Trans>If {child} says yes, we ask you as well.</Trans>
            </li>
            <li>
              <Trans>
                After your yes this one company gets name and contact details, and learns who recommends {child}.
              </Trans>
            </li>
          </>
        ) : (
          <>
            <li>
              <Trans>
                If {child} says yes, this one company gets name and contact details, and learns who recommends {child}.
              </Trans>
            </li>
            <li>
              <Trans>We tell you at once.</Trans>
            </li>
          </>
        )}
      </Part>
      <Part title={<Trans>What may a company do?</Trans>}>
        <li>
          <Trans>It may write to {child} and, after the yes, call.</Trans>
        </li>
        <li>
          <Trans>It may talk about an apprenticeship, an internship or a trial day. About nothing else.</Trans>
        </li>
        <li>
          <Trans>It may not pass the number on.</Trans>
        </li>
        <li>
          <Trans>Without your yes there is no contract.</Trans>
        </li>
      </Part>
      <Part title={<Trans>What do we store?</Trans>}>
        <li>
          <Trans>
            Of {child}: {list}.
          </Trans>
        </li>
        <li>
          <Trans>
            About you: your name, your e-mail address, your gender, who you are to {child}, and your answer.
          </Trans>
        </li>
      </Part>
      <Part title={<Trans>What if you say no?</Trans>}>
        <li>
          <Trans>Then no company sees {child}.</Trans>
        </li>
        <li>
          <Trans>That is all right. You need give no reason.</Trans>
        </li>
      </Part>
      <Part title={<Trans>Can you change your mind?</Trans>}>
        <li>
          <Trans>Yes, every day. A link in our e-mail is enough.</Trans>
        </li>
        <li>
          <Trans>Then nobody finds {child} any more.</Trans>
        </li>
        <li>
          <Trans>What a company has read before, we cannot make unread. But we ask it to delete everything.</Trans>
        </li>
      </Part>
      <Text look="small">
        <Trans>This explains the texts below. What you agree to are the texts below themselves.</Trans>
      </Text>
    </div>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Stack gap={2}>
      <Heading level={2} look="title">
        {title}
      </Heading>
      <ul className={css.sentences}>{children}</ul>
    </Stack>
  );
}
