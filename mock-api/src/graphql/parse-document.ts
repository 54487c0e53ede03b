import { type DocumentNode, GraphQLError, Lexer, type ParseOptions, parse, Source, TokenKind } from 'graphql'

/** Tokens of a document; the shop's largest has a few hundred. */
const maxTokens = 4000
/** Brackets within brackets, of any kind: far more than a document of allowed depth needs. */
const maxBrackets = 100

/**
 * Parses a document. Refuses one so long or so nested that the parser, which calls itself for every level,
 * would run out of memory or stack.
 */
export function parseDocument(document: string | Source, options?: ParseOptions): DocumentNode {
  const source = typeof document === 'string' ? new Source(document) : document
  refuseNesting(source)
  return parse(source, { ...options, maxTokens })
}

function refuseNesting(source: Source): void {
  const lexer = new Lexer(source)
  let open = 0
  for (let tokens = 0; tokens <= maxTokens; tokens += 1) {
    const { kind } = lexer.advance()
    if (kind === TokenKind.EOF) return
    if (kind === TokenKind.BRACE_L || kind === TokenKind.BRACKET_L || kind === TokenKind.PAREN_L) open += 1
    if (kind === TokenKind.BRACE_R || kind === TokenKind.BRACKET_R || kind === TokenKind.PAREN_R) open -= 1
    if (open > maxBrackets) {
      const message = `The document is too deep: at most ${maxBrackets} nested brackets are allowed.`
      throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', argument: 'query' } })
    }
  }
}
