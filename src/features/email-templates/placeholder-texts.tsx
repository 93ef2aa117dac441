import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  linkOf,
  type Placeholder,
  placeholdersFor,
  type TemplatePurpose,
} from '../../../contract/email-templates/placeholders.ts';
import { bothLanguages } from '../../kit/fields/both-languages.tsx';
import type { ControlProps, Field, FieldOptions } from '../../kit/fields/fields.ts';
import { Button } from '../../ui/button/button.tsx';
import { type Begun, begunAt, fitting, withPlaceholder } from './begun.ts';
import * as css from './email-templates.css.ts';
import { localeOf } from '../../i18n/in-both.ts';
import { placeholderWords } from './template-words.ts';

type InBoth = { de: string; en: string };
type TextBox = HTMLInputElement | HTMLTextAreaElement;

const isTextBox = (target: EventTarget): target is TextBox =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** A text in both languages, into which placeholders are put by their chips or completed while one types. */
export function placeholderTexts(
  part: 'subject' | 'body',
  label: MessageDescriptor,
  {
    called = placeholderWords,
    ...options
  }: FieldOptions & { readonly rows?: number; readonly called?: Readonly<Record<Placeholder, MessageDescriptor>> } = {},
): Field<InBoth> {
  const texts = bothLanguages(label, options);
  return {
    ...texts,
    Control: (props) => (
      <WithChips part={part} words={called} form={props.form} name={props.control.name}>
        <texts.Control {...props} />
      </WithChips>
    ),
  };
}

interface WithChipsProps extends Pick<ControlProps<InBoth, unknown>, 'form'> {
  readonly part: 'subject' | 'body';
  readonly words: Readonly<Record<Placeholder, MessageDescriptor>>;
  readonly name: string;
  readonly children: ReactNode;
}

function WithChips({ part, words, form, name, children }: WithChipsProps) {
  const { t, i18n } = useLingui();
  const purpose = useStore(form.api.store, ({ values }) => values['purpose'] as TemplatePurpose);
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef<TextBox>(null);
  const [begun, setBegun] = useState<Begun>();
  const [isOpen, setOpen] = useState(part === 'body');
  const called = (placeholder: Placeholder) => i18n._(words[placeholder]);
  const offered = placeholdersFor(purpose, part);
  const fits = fitting(offered, begun, called);
  const [first] = fits;
  const look = (placeholder: Placeholder) =>
    !fits.includes(placeholder) ? css.quietChip : placeholder === linkOf[purpose] ? css.linkChip : css.chip;
  const completed = begun === undefined || begun.name === '' || first === undefined ? undefined : called(first);

  const follow = ({ target }: SyntheticEvent) => {
    if (!isTextBox(target)) return;
    last.current = target;
    setBegun(begunAt(target.value, target.selectionStart ?? 0));
  };
  const put = (placeholder: Placeholder) => {
    const box = last.current ?? frame.current?.querySelector<TextBox>(`[name="${name}.${localeOf(i18n)}"]`);
    if (!box) return;
    const selection = { from: box.selectionStart ?? box.value.length, to: box.selectionEnd ?? box.value.length };
    const { text, caret } = withPlaceholder(box.value, selection, placeholder);
    flushSync(() => form.api.setFieldValue(box.name, text));
    box.focus();
    box.setSelectionRange(caret, caret);
    setBegun(undefined);
  };
  const complete = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || begun === undefined || begun.name === '' || first === undefined) return;
    event.preventDefault();
    put(first);
  };

  return (
    <div ref={frame} className={css.texts} role="presentation" onSelect={follow} onKeyDown={complete}>
      {children}
      {part === 'subject' ? (
        <div>
          <Button size="compact" variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Trans>Placeholders</Trans>
          </Button>
        </div>
      ) : null}
      {isOpen ? (
        <ul className={css.chips} aria-label={t`Placeholders`}>
          {offered.map((placeholder) => (
            <li key={placeholder} className={look(placeholder)}>
              <Button size="compact" variant="plain" onClick={() => put(placeholder)}>
                {called(placeholder)}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <p className={css.completion} role="status">
        {completed === undefined ? null : <Trans>Enter completes: {completed}</Trans>}
      </p>
    </div>
  );
}
