/** A tag that bears the mark of its rendering, without it; a script with its end. */
export interface MarkedTag {
  /** From its bracket to its bracket. */
  readonly open: string
  /** What stands in it, where it is an inline script; else null. */
  readonly script: string | null
}

const scriptClose = '</script>'

/**
 * Takes the mark of a rendering, its nonce, out of a page, and lets every tag that bore it be written anew. A mark that
 * stands anywhere but in a tag is only taken out: whoever gets text into a page gives no tag of theirs a mark. Gives the
 * page in pieces: none of its text is copied.
 */
export function withoutMarks(html: string, nonce: string, write: (tag: MarkedTag) => string): string[] {
  const mark = ` nonce="${nonce}"`
  const pieces: string[] = []
  let done = 0
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, done)) {
    const start = html.lastIndexOf('<', at)
    const afterMark = at + mark.length
    if (start < done || html.slice(start, at).includes('>')) {
      pieces.push(html.slice(done, at))
      done = afterMark
      continue
    }
    const end = html.indexOf('>', at) + 1
    const open = html.slice(start, at) + html.slice(afterMark, end)
    const isScript = open.startsWith('<script')
    const isInline = isScript && !open.includes(' src=')
    const scriptEnd = isScript ? html.indexOf(scriptClose, end) : end
    const script = isInline ? html.slice(end, scriptEnd) : null
    pieces.push(html.slice(done, start), write({ open, script }))
    done = isScript ? scriptEnd + scriptClose.length : end
  }
  pieces.push(html.slice(done))
  return pieces
}
