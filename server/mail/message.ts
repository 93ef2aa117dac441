/**
 * A mail as structure: the layout makes HTML and text of it, escapes everything and adds head and foot.
 * All strings are plain text in the reader's language; user-supplied text may stand anywhere in it.
 */
export type MailBlock =
  /** A paragraph; line breaks stay, an empty line starts a new paragraph. */
  | { readonly kind: 'text'; readonly text: string }
  /** Who writes: a company's mark and name, and a line about it. Readable without the picture. */
  | {
      readonly kind: 'sender';
      readonly name: string;
      readonly line: string;
      readonly mark: MailMark;
    }
  /**
   * The one thing to do. Its address is also written out. At most one or two per mail; http and https only.
   * `aside`: the other answer to the same question, as a link below it.
   */
  | { readonly kind: 'button'; readonly label: string; readonly url: string; readonly aside?: MailLink }
  /** A code to type, set large. */
  | { readonly kind: 'code'; readonly code: string }
  /** A way aside or back that nobody is urged to take: a sentence and its written-out address, without a button. */
  | { readonly kind: 'link'; readonly text: string; readonly url: string }
  /** Label and value, one row each; `url` (mailto or tel) makes the value one tap. */
  | { readonly kind: 'facts'; readonly facts: readonly MailFact[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** What somebody wrote (a company's message, a note), set apart from our words. */
  | { readonly kind: 'quote'; readonly text: string; readonly by?: string }
  /** Small print: validity, "it wasn't me", spam hint. */
  | { readonly kind: 'note'; readonly text: string };

export interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** A picture of the tenant's own host, or letters on a colour. */
export type MailMark =
  | { readonly src: string; readonly width: number; readonly height: number; readonly alt: string }
  | { readonly letters: string; readonly ground: string; readonly ink: string };

export interface MailFact {
  readonly label: string;
  readonly value: string;
  readonly url?: string;
}

export interface MailMessage {
  readonly subject: string;
  /** The line inboxes show after the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
}

/** A name for people and an address for machines; never joined into one string (SECURITY 14). */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}
