import { useRef, useState } from 'react';
import { useMe } from '../api/session.ts';
import { discardDraft, keepDraft, readDraft } from '../forms/drafts.ts';

/**
 * Why somebody does something, typed in the question before it. It is kept for this reader over a reload or an ended
 * session, until it is sent.
 * @param about names what is asked and about which record, as `organization.{id}`
 */
export function useReason(about: string) {
  const draft = `reason.${about}`;
  const { user } = useMe();
  const kept = () => readDraft(draft, user.id, { reason: '' })?.reason ?? '';
  const [{ of, reason }, setTyped] = useState(() => ({ of: draft, reason: kept() }));
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);
  // the page has gone on to another record
  const value = of === draft ? reason : kept();
  const told = value.trim();
  return {
    details: { reason: told },
    isMissing,
    /** Whether something is said, which the field shows where it isn't, and is gone to. */
    check: () => {
      setMissing(told === '');
      if (told === '') field.current?.focus();
      return told !== '';
    },
    /** For the field it is typed in. */
    field: {
      name: 'reason',
      ref: field,
      value,
      onChange: (typed: string) => {
        setTyped({ of: draft, reason: typed });
        if (typed === '') discardDraft(draft, user.id);
        else keepDraft(draft, user.id, { reason: typed });
      },
      maxLength: 500,
    },
    /** It is sent. */
    forget: () => {
      setTyped({ of: draft, reason: '' });
      discardDraft(draft, user.id);
    },
  };
}
