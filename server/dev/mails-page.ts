import type { CaughtMail } from '../mail/caught-mails.ts';
import { Markup, markup } from '../mail/markup.ts';

interface MailsPage {
  readonly mails: readonly CaughtMail[];
  readonly to: string | undefined;
  /** The mail to show; the newest where it is unknown or not given. */
  readonly id: string | undefined;
  readonly view: 'html' | 'text';
}

/** For developers, in English: the list on one side, one mail on the other. Works without script. */
export function mailsPage({ mails, to, id, view }: MailsPage): string {
  const shown = mails.find((mail) => mail.id === id) ?? mails[0];
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${mails.length} caught mails</title>
<style>${styles}</style>
</head>
<body>
<aside>
<header>
<h1>Caught mails</h1>
<p>Nothing leaves this machine. Set SMTP_URL to send.</p>
<form method="get" action="/dev/mails"><label for="to">Recipient</label><input id="to" name="to" type="search" value="${to ?? ''}" placeholder="any address"><button>Show</button></form>
</header>
${mails.length === 0 ? markup`<p class="empty">No mail yet. Reload once something was sent.</p>` : undefined}
<nav aria-label="Mails"><ol>${mails.map((mail) => listed(mail, shown, to, view))}</ol></nav>
</aside>
<main>${shown ? opened(shown, to, view) : markup`<p class="empty">Nothing to show.</p>`}</main>
</body>
</html>`.html;
}

const address = (id: string, to: string | undefined, view: string): string =>
  `/dev/mails?${new URLSearchParams({ ...(to === undefined ? {} : { to }), id, view }).toString()}`;

const time = ({ created_at }: CaughtMail): Markup =>
  markup`<time datetime="${created_at}">${created_at.slice(0, 10)} ${created_at.slice(11, 19)} UTC</time>`;

function listed(mail: CaughtMail, shown: CaughtMail | undefined, to: string | undefined, view: string): Markup {
  const current = mail === shown ? markup` aria-current="true"` : undefined;
  return markup`<li><a href="${address(mail.id, to, view)}"${current}><strong>${mail.subject}</strong><span>${mail.to}</span>${time(mail)}</a></li>`;
}

function opened(mail: CaughtMail, to: string | undefined, view: 'html' | 'text'): Markup {
  const tab = (name: 'html' | 'text', label: string): Markup =>
    markup`<a href="${address(mail.id, to, name)}"${name === view ? markup` aria-current="page"` : undefined}>${label}</a>`;
  return markup`<header><h2>${mail.subject}</h2><p>${mail.to} · ${time(mail)}</p><nav aria-label="View">${tab('html', 'As designed')}${tab('text', 'As text')}</nav></header>
${view === 'html' ? framed(mail) : markup`<pre>${linked(mail.text)}</pre>`}`;
}

/** Links open in a new tab; nothing in the mail runs. */
function framed(mail: CaughtMail): Markup {
  const source = mail.html.replace(/<head>/i, '<head><base target="_blank">');
  return markup`<iframe title="Mail: ${mail.subject}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${source}"></iframe>`;
}

/** Web addresses in a text become links, everything else is escaped. */
function linked(text: string): Markup[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 1 ? markup`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>` : markup`${part}`,
    );
}

const styles =
  new Markup(`:root{--ground:#faf7f2;--surface:#fffefc;--ink:#1d1a16;--soft:#625c52;--line:#e3dccf;--mark:#2a5a87;--tint:#e6eef4}
@media (prefers-color-scheme:dark){:root{--ground:#171613;--surface:#201e1b;--ink:#f2eee7;--soft:#aea698;--line:#37332d;--mark:#93bfe8;--tint:#1a2733}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template-columns:minmax(280px,360px) 1fr;background:var(--ground);color:var(--ink);font:16px/24px Lato,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
aside{border-right:1px solid var(--line);height:100vh;overflow:auto;position:sticky;top:0}
aside header{padding:24px 24px 16px}
h1{margin:0;font-size:26px;line-height:32px;font-weight:300}
h2{margin:0;font-size:20px;line-height:28px;font-weight:700;overflow-wrap:anywhere}
p{margin:4px 0 0;color:var(--soft);font-size:14px;line-height:20px}
form{display:grid;grid-template-columns:1fr auto;gap:4px 8px;margin-top:16px}
label{grid-column:1/-1;font-size:14px;line-height:20px}
input,button{font:inherit;min-height:44px;padding:0 12px;border:1px solid #8a8274;border-radius:8px;background:var(--surface);color:inherit;min-width:0}
button{cursor:pointer}
ol{margin:0;padding:0;list-style:none;border-top:1px solid var(--line)}
li a{display:block;padding:12px 24px;border-bottom:1px solid var(--line);border-left:3px solid transparent;color:inherit;text-decoration:none}
li a:hover{background:var(--surface)}
li a[aria-current]{background:var(--tint);border-left-color:var(--mark)}
li strong,li span,li time{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
li span,li time{font-size:14px;line-height:20px;color:var(--soft)}
main{display:flex;flex-direction:column;min-width:0;height:100vh}
main header{padding:24px;border-bottom:1px solid var(--line);background:var(--surface)}
main header nav{display:flex;gap:20px;margin-top:12px}
main header nav a{color:var(--mark);padding:10px 0}
main header nav a[aria-current]{color:var(--ink);text-decoration:none;font-weight:700}
iframe{flex:1;width:100%;border:0}
pre{margin:0;padding:24px;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere;font:15px/24px ui-monospace,Menlo,Consolas,monospace}
pre a{color:var(--mark)}
.empty{padding:24px}
:focus-visible{outline:2px solid var(--mark);outline-offset:2px}
@media (max-width:760px){body{display:block}aside{height:auto;max-height:45vh;position:static;border-right:0;border-bottom:1px solid var(--line)}main{height:auto}iframe{min-height:75vh}}`);
