import type { Sent } from './outcome.ts'

/** What a wrong token ends with, in place of as many characters of a right one. */
const wrongEnd = 'AAAAAA'
/** In a shell, the token that whoever runs a command has in its environment; and the same without its end. */
const tokenInShell = '$CONTRACT_TOKEN'
const startInShell = `\${CONTRACT_TOKEN%${'?'.repeat(wrongEnd.length)}}`

/** A token that is like this one but for its end: who only reads what it says takes it. */
export function wrongTokenLike(token: string): string {
  return `${token.slice(0, -wrongEnd.length)}${wrongEnd}`
}

/** A request as a report may show it: a report is read by more than may know the token, of which a wrong one is nearly all. */
export function withoutToken(sent: Sent, token: string | null): Sent {
  const { changes } = sent
  if (!changes || token === null || token.length <= wrongEnd.length) return sent
  const written = Object.entries(changes).map(([name, value]): [string, string | null] => [
    name,
    value
      ?.replaceAll(token, () => tokenInShell)
      .replaceAll(token.slice(0, -wrongEnd.length), () => startInShell) ?? null,
  ])
  return { ...sent, changes: Object.fromEntries(written) }
}

/** Whether a header is to be read by a shell, which puts the token in. */
export function hasTokenInShell(header: string): boolean {
  return [tokenInShell, startInShell].some((text) => header.includes(text))
}
