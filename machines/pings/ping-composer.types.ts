import type { EmailTemplate } from '../../contract/email-templates/email-templates.schema.ts';
import type { OfferKind } from '../../contract/pings/offer.ts';
import type { PingPreview, PingsInput, SentPing } from '../../contract/pings/pings.schema.ts';
import type { LatestPing, UnavailableReason } from '../../contract/search/search.schema.ts';
import type { CompanyTerms } from '../../contract/terms/company-terms.schema.ts';
import type { Failed, Refused, Unauthenticated } from '../kit/results.ts';

/** Whom, and what was searched for, so that the applicant reads the reasons the employer saw. */
export type PingTarget = Pick<PingsInput, 'handles' | 'search'>;
/** What is chosen and typed: kept until it is sent. */
export type Draft = {
  templateId: string | null;
  kind: OfferKind;
  /** Null until one is chosen: nothing is offered that nobody said. */
  occupationId: string | null;
  line: string;
};
export type LoadTemplatesResult =
  | { kind: 'ok'; templates: readonly EmailTemplate[]; terms: CompanyTerms }
  | Unauthenticated
  | Failed;
/** `reason` is null for somebody who can't be found any more; `latest` is the company's message that stands in the way. */
export type UnavailableResult = { kind: 'unavailable'; reason: UnavailableReason | null; latest: LatestPing | null };
/** The template is gone, or terms are in force that the company has not accepted: both are read again. */
export type OutdatedResult = { kind: 'outdated'; what: 'template' | 'terms' };
export type PreviewPingResult =
  | { kind: 'ok'; preview: PingPreview }
  | UnavailableResult
  | OutdatedResult
  | Unauthenticated
  | Failed;
export type AcceptTermsResult = { kind: 'ok'; terms: CompanyTerms } | OutdatedResult | Unauthenticated | Failed;
/** How long messages can still be undone, and until when by the actor's own clock, which the machine never reads. */
export type UndoWindow = { ms: number; until: number };
/** What became of each; `ok` where at least one was written. */
export type SendPingResult =
  | { kind: 'ok'; sent: readonly SentPing[]; undo: UndoWindow }
  | { kind: 'none'; sent: readonly SentPing[] }
  | OutdatedResult
  | Refused
  | Unauthenticated
  | Failed;
/** `late`: so many had gone out already. */
export type UndoPingResult = { kind: 'ok'; late: number } | { kind: 'tooLate' } | { kind: 'failed'; undo: UndoWindow };

export type PingComposerContext = Draft & {
  target: PingTarget;
  /** Whose preview is shown. */
  shown: string;
  templates: readonly EmailTemplate[];
  terms: CompanyTerms | null;
  preview: PingPreview | null;
  /** What had changed meanwhile. */
  outdated: OutdatedResult['what'] | null;
  /** Why the applicant shown can't be contacted now. */
  reason: UnavailableReason | null;
  latest: LatestPing | null;
  /** Why the server refused it, by field. */
  errors: Refused['errors'];
  sent: readonly SentPing[];
  undo: UndoWindow;
  late: number;
};
export type PingComposerEvent =
  | { type: 'composer.retry' }
  | { type: 'template.choose'; templateId: string }
  | { type: 'offer.choose'; kind: OfferKind; occupationId: string | null }
  | { type: 'line.write'; line: string }
  /** One of several is shown. */
  | { type: 'person.show'; handle: string }
  /** That somebody looks for something else has come into sight. */
  | { type: 'warning.seen' }
  | { type: 'ping.send' }
  | { type: 'terms.accept' }
  | { type: 'composer.back' }
  | { type: 'ping.undo' }
  /** Closes without sending. */
  | { type: 'composer.cancel' };
