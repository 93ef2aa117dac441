import { createElement, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useMe } from '../api/session.ts';
import { readDraft } from '../forms/drafts.ts';
import { type Later, useLater } from '../ui/dialog/layer.ts';
import type { InPlace } from './part-form.tsx';

export interface Changeable<Given> {
  /** Fetched as soon as the page rests, or by who wants it. */
  readonly form: Later<Given & InPlace>;
  /** What the form is given. */
  readonly given: Given;
  /** Under which name it keeps what is typed, over which record: what was never saved brings the form back. */
  readonly draft?: { readonly name: string; readonly stored: object } | undefined;
  /** Nothing is said yet of what everybody has to say: it is asked at once. */
  readonly isMissing?: boolean | undefined;
}

interface Changing {
  /** In place of what is read, as soon as somebody wants it and it is there. */
  readonly form: ReactNode | undefined;
  /** Something was typed that was never saved. */
  readonly hasDraft: () => boolean;
  /** For the button that opens it, and has the focus again once it is closed. */
  readonly button: {
    readonly ref: Ref<HTMLButtonElement>;
    readonly isPending: boolean;
    readonly onClick: () => void;
  };
}

/** What is read first and changed where it stands. */
export function useChangeable<Given>({ form, given, draft, isMissing }: Changeable<Given>): Changing {
  const { user } = useMe();
  const hasDraft = () => draft !== undefined && readDraft(draft.name, user.id, draft.stored) !== undefined;
  const button = useRef<HTMLButtonElement>(null);
  // by itself, or by a press; what was closed gives the focus back, unless it has gone elsewhere
  const [opened, setOpened] = useState<'itself' | 'pressed' | 'closed' | undefined>(() =>
    isMissing || hasDraft() ? 'itself' : undefined,
  );
  const isOpen = opened === 'itself' || opened === 'pressed';
  const onClose = () => setOpened('closed');
  const Form = useLater(form, isOpen, onClose);
  useEffect(() => {
    if (opened === 'closed' && document.activeElement === document.body) button.current?.focus();
  }, [opened]);
  return {
    form: isOpen && Form ? createElement(Form, { ...given, isAsked: opened === 'pressed', onClose }) : undefined,
    hasDraft,
    button: { ref: button, isPending: isOpen, onClick: () => setOpened('pressed') },
  };
}
