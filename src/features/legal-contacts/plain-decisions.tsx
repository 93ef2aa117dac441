import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { GuardianPage } from '../../../contract/legal-contacts/guardian-page.schema.ts';
import * as css from './legal-contacts.css.ts';

function Sentences({ children }: { children: ReactNode }) {
  return <ul className={css.sentences}>{children}</ul>;
}

/** What a no means, each sentence with one thought. */
export function PlainDecline({ child }: { child: string }) {
  return (
    <Sentences>
      <li>
        <Trans>Then no company sees {child}.</Trans>
      </li>
      <li>
        <Trans>We write to {child} that you said no.</Trans>
      </li>
      <li>
        <Trans>That is all right. You need give no reason.</Trans>
      </li>
      <li>
        <Trans>{child} can ask you again. Then you may say yes.</Trans>
      </li>
    </Sentences>
  );
}

/** What taking a yes back means. */
export function PlainWithdraw({ child, day }: { child: string; day: string | undefined }) {
  return (
    <Sentences>
      {day === undefined ? null : (
        <li>
          <Trans>On {day} you said yes.</Trans>
        </li>
      )}
      <li>
        <Trans>You may take your yes back.</Trans>
      </li>
      <AfterWithdrawal child={child} />
      <li>
        <Trans>Afterwards we write to you. The e-mail says which companies these are.</Trans>
      </li>
      <li>
        <Trans>You do not want that? Then close this page. Nothing changes.</Trans>
      </li>
    </Sentences>
  );
}

function AfterWithdrawal({ child }: { child: string }) {
  return (
    <>
      <li>
        <Trans>Then nobody finds {child} any more.</Trans>
      </li>
      <li>
        <Trans>What a company has read before, we cannot make unread. But we ask it to delete everything.</Trans>
      </li>
    </>
  );
}

/** How it stands on the guardian's own page, and what can be done there. */
export function PlainStanding({ page, mayWithdraw }: { page: GuardianPage; mayWithdraw: boolean }) {
  const { child, status, questions, recipients, agreements } = page;
  const isConfirmed = status === 'confirmed';
  return (
    <Sentences>
      {isConfirmed ? (
        <PlainSearch page={page} />
      ) : mayWithdraw ? (
        <AskedAgain child={child} />
      ) : (
        <TakenBack child={child} />
      )}
      {questions.length === 0 ? null : (
        <li>
          <Trans>{child} would like to say yes to a company. This needs your yes as well.</Trans>
        </li>
      )}
      <li>
        <Trans>Here you see which companies have the contact details.</Trans>
      </li>
      {recipients.length === 0 ? null : (
        <>
          <li>
            <Trans>You can take them back from each company.</Trans>
          </li>
          <li>
            <Trans>Does a company behave badly? Then you can report it.</Trans>
          </li>
        </>
      )}
      {isConfirmed ? (
        <li>
          <Trans>You choose: Do we ask you first? Or do we tell you afterwards?</Trans>
        </li>
      ) : null}
      {agreements.length === 0 ? null : (
        <li>
          <Trans>You can read and print what you said yes to.</Trans>
        </li>
      )}
      <li>
        <Trans>You have a question? Below you read who helps you.</Trans>
      </li>
    </Sentences>
  );
}

function PlainSearch({ page: { child, search } }: { page: GuardianPage }) {
  if (search === 'found')
    return (
      <>
        <li>
          <Trans>Companies can find {child}.</Trans>
        </li>
        <li>
          <Trans>They do not see the name. Only the company that recommended {child} knows it.</Trans>
        </li>
      </>
    );
  return (
    <>
      <li>
        {search === 'has_place' ? (
          <Trans>{child} has found an apprenticeship.</Trans>
        ) : search === 'paused' ? (
          <Trans>{child} is not looking at the moment.</Trans>
        ) : (
          <Trans>Something is still missing. {child} sees what it is after logging in.</Trans>
        )}
      </li>
      <Unfound child={child} />
    </>
  );
}

function AskedAgain({ child }: { child: string }) {
  return (
    <>
      <li>
        <Trans>There is a new text. We have asked you about it by e-mail.</Trans>
      </li>
      <li>
        <Trans>Until you say yes to it, no company finds {child}.</Trans>
      </li>
      <li>
        <Trans>Companies that have the contact details keep them. You can end that below.</Trans>
      </li>
    </>
  );
}

function TakenBack({ child }: { child: string }) {
  return (
    <>
      <li>
        <Trans>Your yes does not count any more.</Trans>
      </li>
      <Unfound child={child} />
    </>
  );
}

function Unfound({ child }: { child: string }) {
  return (
    <li>
      <Trans>No company finds {child}.</Trans>
    </li>
  );
}

/** What one company gets by a yes. */
export function PlainRelease({ child, until }: { child: string; until: string }) {
  return (
    <Sentences>
      <li>
        <Trans>If you say yes, this one company gets what is listed here.</Trans>
      </li>
      <li>
        <Trans>It does not get the address. It does not get the date of birth.</Trans>
      </li>
      <li>
        <Trans>If you say no, it gets nothing of {child}.</Trans>
      </li>
      <li>
        <Trans>You have time until {until}.</Trans>
      </li>
    </Sentences>
  );
}

/** The two ways to end it. */
export function PlainEnding({ child, mayWithdraw }: { child: string; mayWithdraw: boolean }) {
  return (
    <Sentences>
      {mayWithdraw ? (
        <>
          <li>
            <Trans>“Withdraw consent” means: You take your yes back.</Trans>
          </li>
          <AfterWithdrawal child={child} />
        </>
      ) : (
        <li>
          <Trans>{child} can ask you again. Then you may say yes.</Trans>
        </li>
      )}
      <li>
        <Trans>
          “Have everything deleted” means: In seven days we delete everything about {child}. Only the proof of your yes
          stays for three years, without names.
        </Trans>
      </li>
      <li>
        <Trans>Until then {child} can still stop that.</Trans>
      </li>
      <li>
        <Trans>Before both we ask you once more.</Trans>
      </li>
    </Sentences>
  );
}

/** In the days before everything is erased. */
export function PlainDeletion({ child, day }: { child: string; day: string }) {
  return (
    <Sentences>
      <li>
        <Trans>
          On {day} we delete everything about {child}.
        </Trans>
      </li>
      <Unfound child={child} />
      <li>
        <Trans>Until then {child} can still stop that.</Trans>
      </li>
    </Sentences>
  );
}
