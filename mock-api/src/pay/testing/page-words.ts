const ends = /<\/(?:h1|h2|p|tr|label|legend|span|button|li|a|dt|code|time)>|<t[dh][^>]*>|<dd>|<\/thead>/g

function linesOf(html: string): string[] {
  return html
    .replaceAll(ends, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** What a visitor reads on a page of the provider or the lender: its parts line by line, without markup. */
export async function pageWords(response: Response) {
  const html = await response.text()
  const part = (tag: string) => linesOf(new RegExp(`<${tag}[^>]*>([^]*)</${tag}>`).exec(html)?.[1] ?? '')
  return {
    status: response.status,
    title: part('title')[0],
    header: part('header'),
    main: part('main'),
    footer: part('footer'),
    html,
  }
}
