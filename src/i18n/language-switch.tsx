import { useLingui } from '@lingui/react/macro';
import type { Locale } from '../../contract/kit/fields.ts';
import { Button } from '../ui/button/button.tsx';
import { Row } from '../ui/stack/stack.tsx';
import { chooseOwnLocale, localeNames } from './locale.ts';

/** Switches the language of the whole page at once. */
export function LanguageSwitch({ onChoose }: { onChoose?: ((locale: Locale) => void) | undefined }) {
  const { i18n, t } = useLingui();
  const other: Locale = i18n.locale === 'de' ? 'en' : 'de';
  const choose = () => {
    void chooseOwnLocale(other).then(() => onChoose?.(other));
  };
  return (
    <div lang={other} role="group" aria-label={t`Language`}>
      <Row>
        <Button variant="plain" size="compact" hang="end" onClick={choose}>
          {localeNames[other]}
        </Button>
      </Row>
    </div>
  );
}
