import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanyTerms } from '../../../contract/terms/company-terms.schema.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Do } from '../../kit/do.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { LongTextDisclosure } from '../../ui/long-text/long-text.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import type { ComposerActor } from './undo-toast.ts';

interface TermsProps {
  readonly actor: ComposerActor;
  readonly terms: CompanyTerms;
  /** They could not be accepted just now. */
  readonly isRefused: boolean;
}

/** What a company agrees to, once, before its first message. */
export function ComposerTerms({ actor, terms, isRefused }: TermsProps) {
  const { t } = useLingui();
  const { version } = terms;
  return (
    <>
      {isRefused ? (
        <Banner tone="danger" announce="now">
          <Trans>That wasn’t saved just now, and nothing was sent: please try again.</Trans>
        </Banner>
      ) : null}
      <Text>
        <Trans>
          Before its first message your company accepts these terms, once and for all colleagues. Your message goes out
          as soon as you have.
        </Trans>
      </Text>
      <Row>
        <Do on={actor} event={{ type: 'composer.back' }} variant="quiet" hang="start">
          <Trans>Back to the message</Trans>
        </Do>
      </Row>
      <LongTextDisclosure
        title={t`Terms for companies`}
        note={t`Version\u00a0${version}`}
        text={terms.text}
        lang={terms.locale}
        isOpen
      />
    </>
  );
}
