import type { I18n } from '@lingui/core';
import type { HelpArticle, HelpSection } from './help-article.ts';

/** What people type around the word that matters: it decides nothing. */
const filling = new Set(
  (
    'ich du sie er es wir man mein meine meinen meinem meiner meines dein deine ihr ihre ihren der die das den dem des ein eine ' +
    'einen einem einer wie was welche welcher welches wo wann warum wieso kann muss darf soll will habe hab hat haben ist sind bin wird werden ' +
    'wurde geht gehts nicht kein keine keinen und oder zu zum zur im in am an auf aus bei mit von vom fur um hier da denn ' +
    'mir mich dir sich uns so noch schon mehr viel bitte was i you my me your the a an is are am do does did can how what why ' +
    'where when who to of for on at it its not no and or have has with get'
  ).split(' '),
);

/** Lower case without accents; ae, oe and ue count as ä, ö and ü, and whoever writes them sees them found. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('e-mail', 'email')
    .replaceAll(/[äöü]|ae|oe|ue/g, (letters) => ({ ä: 'a', ö: 'o', ü: 'u' })[letters] ?? letters.charAt(0))
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '');

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Without what German and English hang onto a word, as long as enough of it remains. */
const stem = (word: string): string => {
  const cut = word.replace(/(?:ungen|ung|ing|en|er|em|es|et|st|ed|e|n|t|s)$/, '');
  return cut.length >= 4 ? cut : word;
};

/** As many letters may be wrong, missing, too many or swapped. */
const slips = ({ length }: string): number => (length < 4 ? 0 : length < 6 ? 1 : 2);

/** Whether `typed` becomes `meant`, or its beginning, by at most as many slips. */
function isNearly(typed: string, meant: string, most: number): boolean {
  let before: number[] = [];
  let row = Array.from({ length: meant.length + 1 }, (_, index) => index);
  for (let at = 1; at <= typed.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= meant.length; to += 1) {
      const isSame = typed[at - 1] === meant[to - 1];
      const isSwapped = at > 1 && to > 1 && typed[at - 1] === meant[to - 2] && typed[at - 2] === meant[to - 1];
      next[to] = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[to - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, row] = [row, next];
  }
  return Math.min(...row.slice(Math.max(0, typed.length - most))) <= most;
}

/** How much a typed word says of a text, from what stands there as typed down to a slip of the finger. */
const rates = { whole: 8, beginning: 6, form: 4, within: 3, slip: 1, none: 0 };

/** What stands before a verb is no word of its own: who asks for “Gehalt” isn't answered with “angehalten”. */
const beforeVerbs =
  /^(?:ab|an|auf|aus|be|bei|ein|ent|er|fest|her|hin|los|mit|nach|um|un|ver|vor|weg|zer|zu|zuruck)?(?:ge)?$/;

const isPartOf = (typed: string, word: string): boolean => {
  const at = word.indexOf(typed);
  return at === 0 || (at > 0 && !beforeVerbs.test(word.slice(0, at)));
};

function nearness(typed: string, words: readonly string[]): number {
  if (words.includes(typed)) return rates.whole;
  if (words.some((word) => word.startsWith(typed))) return rates.beginning;
  const root = stem(typed);
  if (root.length > 3 && words.some((word) => word.startsWith(root) || stem(word) === root)) return rates.form;
  // German writes in one word what people look for in another, or in two
  const isPart = (word: string): boolean =>
    isPartOf(typed, word) || (stem(word).length > 4 && typed.startsWith(stem(word)));
  if (typed.length > 3 && words.some(isPart)) return rates.within;
  const most = slips(typed);
  const isMeant = (word: string): boolean => word.length > 3 && word[0] === typed[0] && isNearly(typed, word, most);
  return most > 0 && words.some(isMeant) ? rates.slip : rates.none;
}

const rated = (inQuestion: number, below: number): number =>
  Math.max(inQuestion > rates.slip ? inQuestion + 3 : inQuestion, below);

/**
 * The articles that speak of every typed word; where none does, those that do but for slips and words they don't know.
 * Of two that say as much, the one whose question does comes first.
 */
export function searchedArticles(i18n: I18n, sections: readonly HelpSection[], typed: string): HelpArticle[] {
  const all = wordsOf(typed);
  const telling = all.filter((word) => !filling.has(word));
  const asked = telling.length > 0 ? telling : all;
  const articles = sections
    .flatMap((section) => section.articles)
    .map((article) => {
      const question = wordsOf(i18n._(article.question));
      const rest = wordsOf(
        [...article.answer, ...(article.words ? [article.words] : [])].map((part) => i18n._(part)).join(' '),
      );
      const near = asked.map((word) => rated(nearness(word, question), nearness(word, rest)));
      const hits = near.filter((value) => value > 0).length;
      const isHalf =
        2 * hits > asked.length || (2 * hits === asked.length && near.some((value) => value >= rates.form));
      return {
        article,
        hits,
        isHalf,
        isSure: near.every((value) => value > rates.slip),
        sum: near.reduce((a, b) => a + b, 0),
      };
    });
  const sure = articles.filter(({ isSure }) => isSure);
  const most = Math.max(0, ...articles.map(({ hits }) => hits));
  const found = sure.length > 0 ? sure : articles.filter(({ hits, isHalf }) => hits === most && isHalf);
  return found.toSorted((a, b) => b.sum - a.sum).map(({ article }) => article);
}
