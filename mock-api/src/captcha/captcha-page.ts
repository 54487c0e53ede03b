import { captchaPagePath } from '@shop/schema/http/service-paths'
import { escapeHtml } from '../http/escape-html.ts'
import { captchaSeconds } from './captcha-tokens.ts'

/** A page that needs no script: a button, and then the code to copy into the form. */
export function captchaPage(token: string | null): Response {
  const html = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Captcha stand-in</title>
<link rel="icon" href="data:,">
<style>
  body { max-width: 30rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
  button { padding: .75rem 1.25rem; font: inherit }
  output { font: 1.25rem/1.6 ui-monospace, monospace; user-select: all }
</style>
<main>
<h1>Captcha stand-in</h1>
${
  token === null
    ? `<form method="post" action="${captchaPagePath}"><p>For browsers that run no script.</p><button>I am not a robot</button></form>`
    : `<p>Copy this code into the form. It counts once, and for ${captchaSeconds / 60} minutes.</p><p><output>${escapeHtml(token)}</output></p>`
}
</main>
</html>
`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'",
    },
  })
}
