import { Fragment } from 'react';
import * as css from './slashed.css.ts';

/** Letters around a slash before a short ending: Tischle(r/in), Anästhesietechnisch(e/r). */
const ending = /(\p{L}\/\p{L}{1,3}(?!\p{L}))/u;

/** A name that may go on in the next line after a slash, but keeps a short ending with the word it belongs to. */
export const Slashed = ({ words }: { readonly words: string }) =>
  words.split(ending).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of one name, which never change places
    <Fragment key={index}>
      {index % 2 === 1 ? <span className={css.together}>{part}</span> : <Open words={part} />}
    </Fragment>
  ));

const Open = ({ words }: { readonly words: string }) =>
  words.split('/').map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- see above
    <Fragment key={index}>
      {index === 0 ? null : (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
