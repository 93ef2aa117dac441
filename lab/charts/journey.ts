import type { Locale } from '../../contract/kit/fields.ts';
import type { MailKind } from '../../server/mail/kinds.ts';
import { type Effect, effects } from './journey/effects.ts';
import { laneOrder, stationIds, stationOf } from './journey/layout.ts';
import { effectLines, listWords, stationLines, unsentLine, unsentMails } from './journey/lines.ts';
import { mailText, mails } from './journey/mails.ts';
import { journeyMap, laneWords } from './journey/map.ts';
import type { StationId } from './journey/stations.ts';
import { statusWord } from './journey/status-words.ts';
import { journeyStyle } from './journey/style.ts';
import { ways } from './journey/ways.ts';
import { type MarkOf, unmarked } from './line-comparison.ts';
import { markClass, markWord } from './marked.ts';
import { html, type Markup, scrolling, type Text } from './markup.ts';
import { both } from './phrases.ts';
import { placeOf, wordOf } from './places.ts';
import type { Section } from './section.ts';

const texts = {
  title: { de: 'Die Reise', en: 'The journey' },
  intro: {
    de: 'Von der Registrierung bis zur Antwort, für alle Beteiligten auf einer Karte. ✉ ist eine E-Mail und wer sie bekommt. Ein voller Kreis sagt: hier beginnt eine Wirkung auf anderes; ein leerer mit derselben Nummer: hier kommt sie an. Die Listen darunter sagen dasselbe ohne Bild.',
    en: 'From registration to the answer, for everybody on one map. ✉ is an e-mail and who gets it. A full circle says: an effect on something else begins here; an empty one with the same number: it arrives here. The lists below say the same without a picture.',
  },
  map: {
    de: 'Karte der Reise; die Listen darunter sagen dasselbe',
    en: 'Map of the journey; the lists below say the same',
  },
  effects: { de: 'Wirkungen', en: 'Effects' },
  effectsIntro: {
    de: 'Was mit anderem geschieht, wenn sich eines ändert. Zu jeder Wirkung steht der Test, der sie zeigt.',
    en: 'What happens to other things when one changes. Beside each effect stands the test that shows it.',
  },
  shownBy: { de: 'Gezeigt von', en: 'Shown by' },
  stations: { de: 'Die Karte in Worten', en: 'The map in words' },
  unsentIntro: {
    de: 'Diese E-Mails haben schon einen Namen, aber noch nichts im Produkt verschickt sie:',
    en: 'These mails have a name already, but nothing in the product sends them yet:',
  },
} as const satisfies Record<string, Text>;

/** One map over all machines: who goes which way, with the mails and the effects between the machines. */
export function journeySection(markOf: MarkOf = unmarked): Section {
  return { id: 'journey', title: texts.title, html: both((locale) => page(locale, markOf).text) };
}

function page(locale: Locale, markOf: MarkOf): Markup {
  const unsent = markOf(unsentLine());
  return html`${journeyStyle}
    <p>${texts.intro[locale]}</p>
    ${scrolling(
      'journey-scroll',
      texts.map[locale],
      journeyMap(texts.map[locale], locale, (id) => markOf(...stationLines(id))),
    )}
    <h3 id="journey-effects">${texts.effects[locale]}</h3>
    <p>${texts.effectsIntro[locale]}</p>
    <ol class="journey-effects">
      ${effects.map((effect) => effectIn(effect, locale, markOf))}
    </ol>
    <h3 id="journey-stations">${texts.stations[locale]}</h3>
    ${laneOrder.map((lane) => {
      const here = stationIds.filter((id) => stationOf(id).lane === lane);
      return html`<h4>${laneWords[lane][locale]}</h4>
        <ul class="journey-stations">
          ${here.map((id) => stationIn(id, locale, markOf))}
        </ul>`;
    })}
    <h3 id="journey-unsent">${listWords.unsent[locale]}</h3>
    <p class="journey-later${markClass(unsent)}">
      ${markWord(unsent, locale)}${texts.unsentIntro[locale]}
      ${unsentMails()
        .map((kind) => mails[kind].name[locale])
        .join(', ')}.
    </p>`;
}

function effectIn(effect: Effect, locale: Locale, markOf: MarkOf): Markup {
  const { cause, chain, mails: sent, proof } = effect;
  const mark = markOf(...effectLines(effect));
  const steps = chain.map((step) => html`<li>${statusWord(typeof step === 'string' ? step : step[1], locale)}</li>`);
  return html`<li class="journey-effect${markClass(mark)}">
    ${markWord(mark, locale)}<strong>${cause[locale]}</strong>
    <ol class="journey-chain">
      ${steps}
    </ol>
    ${mailsIn(sent, locale)}
    <p>
      <small>${texts.shownBy[locale]}: <q lang="en">${proof.title}</q> (${proof.file})</small>
    </p>
  </li>`;
}

function mailsIn(sent: readonly MailKind[], locale: Locale): Markup {
  return sent.length === 0 ? html`` : html`<p>✉ ${sent.map((kind) => mailText(kind, locale)).join(' · ')}</p>`;
}

function stationIn(id: StationId, locale: Locale, markOf: MarkOf): Markup {
  const { title, sentence, at, statuses, mails: sent } = stationOf(id);
  const mark = markOf(...stationLines(id));
  const then = ways
    .filter(({ from }) => from === id)
    .map(({ to, label }) => `${stationOf(to).title[locale]}${label ? ` (${label[locale]})` : ''}`);
  const states = at.map((place, index) => {
    const { machine, state } = placeOf(place);
    return html`${index > 0 ? ', ' : ''}<a href="#${machine}/${state}">${wordOf(place, locale)[0]}</a>`;
  });
  const statusesInWords = statuses.map((status) => statusWord(status, locale)).join(', ');
  return html`<li id="journey-${id}" class="journey-station${markClass(mark)}">
    <h5>${markWord(mark, locale)}${title[locale]}</h5>
    <p>${sentence[locale]}</p>
    ${mailsIn(sent, locale)} ${then.length > 0 ? html`<p>${listWords.leadsOn[locale]}: ${then.join(' · ')}</p>` : ''}
    <p>
      <small
        >${states.length > 0 ? html`${listWords.states[locale]}: ${states}. ` : ''}${
          statuses.length > 0 ? `${listWords.statuses[locale]}: ${statusesInWords}.` : ''
        }</small
      >
    </p>
  </li>`;
}
