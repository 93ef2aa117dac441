const nameMark = '{applicant.firstname}';
const linkMark = '{response_link}';
/** "Answer here:" and the link, on the same line or below. */
const announcedLink = /[^.!?\n]*:\s*\{response_link\}[^\s\w]*/g;

/** The link is this page itself: the sentence that announces it goes, the rest of its line stays. */
const withoutLink = (line: string): string =>
  line
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !sentence.includes(linkMark))
    .join(' ');

/** The company's words as the applicant reads them here. The stored text has the name and the link open. */
export function messageBody(body: string, name: string): string {
  const firstname = name.trim().split(/\s+/)[0] ?? '';
  return body
    .replaceAll(announcedLink, '')
    .split(/\r?\n/)
    .map((line) => (line.includes(linkMark) ? withoutLink(line) : line))
    .join('\n')
    .replaceAll(nameMark, () => firstname)
    .replace(/ {2,}/g, ' ')
    .replace(/ +$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
