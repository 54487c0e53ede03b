/** A page of the mock for people: plain HTML that runs no script and loads nothing. `body` is HTML. */
export function pageOf(title: string, body: string): Response {
  const html = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>
  body { max-width: 46rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif }
  td, th { padding: .2rem 1.5rem .2rem 0; text-align: left; vertical-align: top }
  pre { overflow-x: auto; padding: 1rem; background: #f4f2ee }
  dt { margin-top: .75rem; font-weight: 600 }
  dd { margin: 0 }
</style>
${body}
</html>
`
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
