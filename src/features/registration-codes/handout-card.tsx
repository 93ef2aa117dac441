import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Handout, RegistrationCode } from '../../../contract/registration-codes/registration-codes.schema.ts';
import { useCopyNotice } from '../../kit/use-copy-notice.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { CopyField } from '../../ui/copy-field/copy-field.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { ButtonLink } from '../../ui/link/link.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { CopyButton } from './copy-button.tsx';
import * as css from './registration-codes.css.ts';
import { spoken } from './code-words.ts';
import { PrintSheet } from './print-sheet.tsx';
import { QrPicture } from '../../ui/qr-picture/qr-picture.tsx';
import { copyRejection, qrSvg } from './rejection-kit.ts';
import { localeOf } from '../../i18n/in-both.ts';

/** Link and QR code: what an applicant is handed. */
export function LinkCard({ code, handout }: { code: RegistrationCode; handout: Handout }) {
  const { t } = useLingui();
  const tell = useCopyNotice(t`The link is copied`);
  const file = `${code.code}-qr`;
  const { png } = handout.qr;
  return (
    <Card as="section">
      <div className={css.handout}>
        <div className={css.picture}>
          <QrPicture qr={handout.qr} className={css.qrPicture} />
          <Row gap={2}>
            <ButtonLink variant="quiet" size="compact" href={png} download={`${file}.png`}>
              <Trans>QR code as PNG</Trans>
            </ButtonLink>
            <ButtonLink
              variant="quiet"
              size="compact"
              href={`data:image/svg+xml,${encodeURIComponent(qrSvg(handout.qr))}`}
              download={`${file}.svg`}
            >
              <Trans>QR code as SVG</Trans>
            </ButtonLink>
          </Row>
        </div>
        <Stack gap={4}>
          <Heading level={2} look="title">
            <Trans>Link and QR code</Trans>
          </Heading>
          <p className={css.spoken}>{spoken(code.code)}</p>
          <div className={css.link}>
            <CopyField
              name="link"
              label={t`Link`}
              value={code.link}
              onCopied={tell}
              help={t`It opens the registration with your recommendation and the code filled in.`}
            />
          </div>
          {code.status === 'active' ? (
            <Row>
              <Button variant="secondary" onClick={() => window.print()}>
                <Trans>Print a sheet</Trans>
              </Button>
            </Row>
          ) : null}
        </Stack>
      </div>
      {code.status === 'active' ? <PrintSheet code={code} handout={handout} /> : null}
    </Card>
  );
}

type Language = keyof Handout['texts'];

/** The text to send instead of a bare rejection. */
export function RejectionCard({ code, handout }: { code: RegistrationCode; handout: Handout }) {
  const { t, i18n } = useLingui();
  const [language, setLanguage] = useState<Language>(localeOf(i18n));
  const letter = (text: string, lang: Language) => (
    <p className={css.letter} lang={lang}>
      {text}
    </p>
  );
  return (
    <Card as="section">
      <Stack gap={4}>
        <Stack gap={2}>
          <Heading level={2} look="title">
            <Trans>Text for your rejection</Trans>
          </Heading>
          <Text>
            <Trans>Copy it into your e-mail: with link, code and QR code. Change what you like.</Trans>
          </Text>
        </Stack>
        <Tabs
          aria-label={t`Language of the text`}
          value={language}
          onChange={setLanguage}
          tabs={[
            { id: 'de', label: 'Deutsch', content: letter(handout.texts.de, 'de') },
            { id: 'en', label: 'English', content: letter(handout.texts.en, 'en') },
          ]}
        />
        <Row>
          <CopyButton
            key={language}
            variant="primary"
            copy={() => copyRejection(handout.texts[language], code.link, handout.qr)}
            done={t`The text is copied`}
          >
            <Trans>Copy text and QR code</Trans>
          </CopyButton>
        </Row>
      </Stack>
    </Card>
  );
}
