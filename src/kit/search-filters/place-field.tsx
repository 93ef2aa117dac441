import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import type { AddressSuggestion } from '../../../contract/addresses/addresses.schema.ts';
import * as fieldCss from '../../ui/field/field.css.ts';
import { Field } from '../../ui/field/field.tsx';
import { useLiveList } from '../use-live-list.ts';
import * as css from './place-field.css.ts';
import { meant, providedPlaces, searched } from './places.ts';
import { stateWords } from './states.ts';

interface PlaceFieldProps {
  readonly name: string;
  /** What the address has. */
  readonly place: string;
  readonly errors: readonly string[];
  /** Chosen, five digits, or left; `isTyping` where it may still be made more exact. */
  readonly onPlace: (place: string, isTyping?: boolean) => void;
}

const isPostcode = (text: string): boolean => /^\d{5}$/.test(text.trim());

/** A postcode or place, with what its letters begin; where they mean several, it asks which. */
export function PlaceField({ name, place, errors, onPlace }: PlaceFieldProps) {
  const { t } = useLingui();
  const listId = useId();
  /** Undefined while nobody types: then the address leads. */
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  /** Left with letters that mean several. */
  const [isAsking, setAsking] = useState(false);
  /** Left before it was known what the letters mean. */
  const [isLeft, setLeft] = useState(false);
  const [highlighted, setHighlighted] = useState(-1);
  const { answer, markTyping } = useLiveList(providedPlaces, { text: typed ?? '' });
  const isAnswered = typed !== undefined && answer?.query['text'] === typed;
  const found = answer === undefined || answer.kind === 'failed' ? [] : (answer.page.data as AddressSuggestion[]);
  const items = typed === undefined ? [] : isAsking ? meant(typed, found) : found;
  const isShown = isOpen && items.length > 0;

  const take = (text: string, isTyping = isAsking): void => {
    setTyped(undefined);
    setOpen(false);
    setAsking(false);
    setLeft(false);
    setHighlighted(-1);
    if (text !== place) onPlace(text, isTyping);
  };
  const type = (text: string): void => {
    markTyping();
    setTyped(text);
    setAsking(false);
    setLeft(false);
    setHighlighted(-1);
    setOpen(true);
    if (isPostcode(text) && text.trim() !== place) onPlace(text.trim(), true);
  };
  const decide = (text: string): void => {
    const [only, ...others] = meant(text, found);
    if (only !== undefined && others.length === 0) return take(searched(only), isLeft);
    // what was typed counts until it is chosen which: a form that is saved now has it
    if (text !== place) onPlace(text, true);
    if (only === undefined) return setTyped(undefined);
    setAsking(true);
    setOpen(true);
  };
  const leave = (): void => {
    const text = typed?.trim();
    if (text === undefined || isAsking) return;
    if (text === '' || isPostcode(text)) return take(text);
    if (isAnswered) return decide(text);
    if (text !== place) onPlace(text, true);
    setLeft(true);
  };
  // what is meant is known once the letters are answered
  const settle = useEffectEvent(() => decide((typed ?? '').trim()));
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- once: the answer has come after the field was left
    if (isLeft && isAnswered) settle();
  }, [isLeft, isAnswered]);
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = items[highlighted];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      setOpen(true);
      return setHighlighted((highlighted + step + items.length) % items.length);
    }
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      return setOpen(false);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (isShown && chosen) take(searched(chosen));
    else leave();
  };

  return (
    <Field label={t`Postcode or place`} name={name} errors={typed === undefined ? errors : []}>
      {(control) => (
        <div className={css.box}>
          <input
            {...control}
            className={fieldCss.control}
            name={name}
            value={typed ?? place}
            maxLength={80}
            autoComplete="off"
            spellCheck={false}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-activedescendant={isShown && highlighted >= 0 ? `${listId}-${highlighted}` : undefined}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={leave}
            onKeyDown={press}
          />
          <div className={isAsking ? css.asked : css.offered} hidden={!isShown}>
            {isAsking ? (
              <p className={css.question} role="status">
                <Trans>Which one do you mean?</Trans>
              </p>
            ) : null}
            <div id={listId} role="listbox" aria-label={t`Places`}>
              {(isShown ? items : []).map((item, index) => (
                <PlaceOption
                  key={`${item.label} ${item.state}`}
                  id={`${listId}-${index}`}
                  item={item}
                  isHighlighted={index === highlighted}
                  onChoose={() => take(searched(item))}
                />
              ))}
            </div>
          </div>
        </div>
      )}
    </Field>
  );
}

interface PlaceOptionProps {
  readonly id: string;
  readonly item: AddressSuggestion;
  readonly isHighlighted: boolean;
  readonly onChoose: () => void;
}

function PlaceOption({ id, item, isHighlighted, onChoose }: PlaceOptionProps) {
  const { i18n } = useLingui();
  const state = stateWords[item.state];
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isHighlighted}
      className={isHighlighted ? css.highlighted : css.option}
      // the focus stays in the field: leaving it chooses by itself
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span>{item.label}</span>
      <span className={css.state}>{state ? i18n._(state) : item.state}</span>
    </div>
  );
}
