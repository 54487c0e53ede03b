/** Markup after those of the drawings, gradients and filters that it or they refer to. */
export function withDefinitions(markup: string, candidates: readonly string[]): string {
  const used = candidates.filter((candidate) =>
    [...candidate.matchAll(/ id="([^"]+)"/g)].some(
      ([, id]) => markup.includes(`#${id}"`) || markup.includes(`#${id})`),
    ),
  )
  return `<defs>${used.join('')}</defs>${markup}`
}
