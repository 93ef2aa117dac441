import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GraduationType } from '../../../contract/graduation-types/graduation-types.schema.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx';
import { Stack } from '../../ui/stack/stack.tsx';

interface CertificateCardsProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly onBlur: () => void;
  readonly errors: readonly string[];
  readonly graduationTypes: readonly GraduationType[];
}

/** What nearly all have; the others are one press away. */
const usual: ReadonlySet<string> = new Set(['esa', 'eesa', 'msa', 'msa_q', 'fhr', 'abitur']);

/** The school-leaving certificate as cards with short names; what the authorities call the chosen one stands below. */
export function CertificateCards({ graduationTypes, ...field }: CertificateCardsProps) {
  const { t } = useLingui();
  const locale = currentLocale();
  const chosen = graduationTypes.find(({ id }) => id === field.value);
  const [isWhole, setWhole] = useState(false);
  const few = graduationTypes.filter(({ code }) => usual.has(code));
  const isCut = !isWhole && few.length > 0 && (chosen === undefined || usual.has(chosen.code));
  const box = useRef<HTMLDivElement>(null);
  const showAll = () => {
    flushSync(() => setWhole(true));
    const all = [...(box.current?.querySelectorAll('input') ?? [])];
    all.find(({ value }) => !few.some(({ id }) => id === value))?.focus();
  };
  return (
    <div ref={box}>
      <Stack gap={2}>
        <RadioCards
          {...field}
          layout="tiles"
          label={t`School-leaving certificate`}
          help={t`The one you have, or the one you are about to get.`}
          options={(isCut ? few : graduationTypes).map(({ id, short }) => ({ value: id, label: short[locale] }))}
          required
        />
        {chosen && chosen.translation[locale] !== chosen.short[locale] ? (
          <Text look="small">{chosen.translation[locale]}</Text>
        ) : null}
        {isCut ? (
          <div>
            <Button variant="quiet" size="compact" hang="start" onClick={showAll}>
              <Trans>Another one, none yet, or from another country</Trans>
            </Button>
          </div>
        ) : null}
      </Stack>
    </div>
  );
}
