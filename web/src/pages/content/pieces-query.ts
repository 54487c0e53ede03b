import { queryOptions } from '@tanstack/react-query'

/**
 * The cards of the first pieces of the list at an address; their code comes with a page that has some alone. They do not
 * come to a browser that is sent the page: it asks for them when a visitor nears them.
 */
export function piecesQuery(list: string) {
  return queryOptions({
    queryKey: ['Pieces', list],
    queryFn: async ({ client }) => (await import('./load-pieces.ts')).loadPieces(client, list),
    meta: { staysOnServer: true },
  })
}
