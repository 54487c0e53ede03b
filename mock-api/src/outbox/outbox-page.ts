import type { OutboxMessage } from '@shop/schema/http/outbox'
import { outboxJsonPath } from '@shop/schema/http/service-paths'
import { escapeHtml } from '../http/escape-html.ts'
import { momentInShort } from './days-in-words.ts'

/** The outbox of a world as a page that needs no script and loads nothing. */
export function outboxPage(worldId: string, messages: readonly OutboxMessage[]): Response {
  const html = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox of the world ${escapeHtml(worldId)}</title>
<link rel="icon" href="data:,">
<style>
  body { max-width: 46rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif }
  article { padding: 1rem 0; border-top: 1px solid #767676; overflow-wrap: anywhere }
  h2 { margin: 0; font-size: 1.25rem }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: .5rem 0 }
  dd { margin: 0 }
  p { white-space: pre-line }
  iframe { width: 100%; height: 40rem; border: 1px solid #767676; background: #fff }
</style>
<main>
<h1>Outbox</h1>
<p>What the shop would have sent in the world <code>${escapeHtml(worldId)}</code>, newest first. Nothing leaves this machine. <a href="${outboxJsonPath}">The same as JSON</a>.</p>
${messages.length === 0 ? '<p>Nothing has been sent.</p>' : messages.map(article).join('\n')}
</main>
</html>
`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      'referrer-policy': 'no-referrer',
    },
  })
}

function article({ id, channel, to, subject, text, html, link, sentAt }: OutboxMessage): string {
  // The empty sandbox runs no script, opens nothing and has an origin of its own.
  const shown =
    html === null
      ? ''
      : `<details><summary>As HTML</summary><iframe sandbox title="${escapeHtml(subject)}, as HTML" srcdoc="${escapeHtml(html)}"></iframe></details>\n`
  return `<article aria-labelledby="message-${escapeHtml(id)}">
<h2 id="message-${escapeHtml(id)}">${escapeHtml(subject)}</h2>
<dl>
<dt>${channel === 'SMS' ? 'SMS to' : 'E-mail to'}<dd>${escapeHtml(to)}
<dt>Sent<dd><time datetime="${escapeHtml(sentAt)}">${momentInShort(new Date(sentAt))}</time>
</dl>
<p>${escapeHtml(text)}</p>
${shown}${link === null ? '' : `<p><a href="${escapeHtml(link.address)}">${escapeHtml(link.label)}</a></p>`}
</article>`
}
