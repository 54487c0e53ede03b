import type { Address } from './api.ts'
import type { Sent } from './outcome.ts'

/** What a wrong token ends with, in place of as many characters of a right one. */
const wrongEnd = 'AAAAAA'
/** In a shell, the tokens that whoever runs a command has in its environment; and the first one without its end. */
const tokenInShell = '$CONTRACT_TOKEN'
const otherInShell = '$CONTRACT_OTHER_TOKEN'
const startInShell = `\${CONTRACT_TOKEN%${'?'.repeat(wrongEnd.length)}}`

/** A token that is like this one but for its end: who only reads what it says takes it. */
export function wrongTokenLike(token: string): string {
  return `${token.slice(0, -wrongEnd.length)}${wrongEnd}`
}

/** A request as a report may show it: a report is read by more than may know the token, of which a wrong one is nearly all. */
export function withoutTokens(
  sent: Sent,
  { token, otherToken = null }: Pick<Address, 'token' | 'otherToken'>,
): Sent {
  const { changes } = sent
  if (!changes || token === null || token.length <= wrongEnd.length) return sent
  const withoutOther = (value: string) =>
    otherToken === null ? value : value.replaceAll(otherToken, () => otherInShell)
  const written = Object.entries(changes).map(([name, value]): [string, string | null] => [
    name,
    value === null
      ? null
      : withoutOther(value)
          .replaceAll(token, () => tokenInShell)
          .replaceAll(token.slice(0, -wrongEnd.length), () => startInShell),
  ])
  return { ...sent, changes: Object.fromEntries(written) }
}

/** Whether a header is to be read by a shell, which puts the token in. */
export function hasTokenInShell(header: string): boolean {
  return [tokenInShell, otherInShell, startInShell].some((text) => header.includes(text))
}
