import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { PrintButton } from '../printed/printed.tsx';
import { type Block, blocksOf } from './blocks.ts';
import * as css from './long-text.css.ts';

const keyOf = (block: Block, index: number) => `${index} ${block.kind}`;

/** Terms and the like: plain text with headings, paragraphs and lists, never HTML. `lang` where it differs from the page. */
export function LongText({ text, lang, level = 3 }: { text: string; lang?: string | undefined; level?: 2 | 3 | 4 }) {
  const Title = `h${level}` as const;
  return (
    <div className={css.text} lang={lang}>
      {blocksOf(text).map((block, index) => {
        if (block.kind === 'heading') {
          return (
            <Title key={keyOf(block, index)} className={css.heading}>
              {block.text}
            </Title>
          );
        }
        if (block.kind === 'paragraph') return <p key={keyOf(block, index)}>{block.text}</p>;
        return (
          <ul key={keyOf(block, index)} className={css.list}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}

interface Titled {
  readonly title: string;
  readonly note?: string | undefined;
  readonly isOpen?: boolean | undefined;
}

/** Something long behind its title, opened by a press. */
export function Disclosure({
  title,
  note,
  isOpen = false,
  onToggle,
  children,
}: Titled & {
  /** Opened or closed, by a press or by whatever looks for a word in the page. */
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}) {
  return (
    <details
      className={css.disclosure}
      open={isOpen}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
    >
      <summary className={css.summary}>
        <span className={css.label}>
          {title}
          {note === undefined ? null : <span className={css.note}>{note}</span>}
        </span>
        <span className={css.arrow}>
          <Icon name="down" />
        </span>
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}

/** A text behind its title; `note` says which version it is, `from` whose it is, on paper. */
export function LongTextDisclosure({
  title,
  note,
  isOpen,
  from,
  ...text
}: Titled & {
  /** It can be printed, and says there where it comes from. */
  readonly from?: string | undefined;
  readonly text: string;
  readonly lang?: string | undefined;
}) {
  return (
    <Disclosure title={title} note={note} isOpen={isOpen}>
      <LongText {...text} />
      {from === undefined ? null : (
        <PrintButton>
          <h1 className={css.paperTitle}>{title}</h1>
          <p>{note === undefined ? from : `${from} · ${note}`}</p>
          <LongText {...text} level={2} />
        </PrintButton>
      )}
    </Disclosure>
  );
}
