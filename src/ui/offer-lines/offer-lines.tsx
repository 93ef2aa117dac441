import * as css from './offer-lines.css.ts';

export interface OfferLinesProps {
  /** What is offered, in one line. */
  readonly offer: string | null;
  /** What somebody adds in their own words. */
  readonly personal: string | null;
  /** Who. */
  readonly by: string;
}

/** What stands above a company's letter: what it offers, and a line of whoever writes. */
export function OfferLines({ offer, personal, by }: OfferLinesProps) {
  if (offer === null && personal === null) return null;
  return (
    <div className={css.lines}>
      {offer === null ? null : <p className={css.offer}>{offer}</p>}
      {personal === null ? null : (
        <blockquote className={css.personal}>
          <p className={css.words}>{personal}</p>
          <footer className={css.by}>{by}</footer>
        </blockquote>
      )}
    </div>
  );
}
