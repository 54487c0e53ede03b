import { channelId } from './required-headers.ts'

const welcome = `# The shop's API. The headers it asks for are filled in below.
query {
  listDesigns(categoryId: "1", pageSize: 3) {
    total
    items {
      sku
      name
    }
  }
}
`

/** Whether a browser asks for a page rather than a program for data. */
export function wantsPage(request: Request): boolean {
  return request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html')
}

/**
 * GraphiQL in one file that needs no other host, with the required headers filled in. A key the mock was
 * started with is not written into the page: whoever knows it types it.
 */
export async function graphiqlPage(endpoint: string, isKeySecret: boolean): Promise<Response> {
  // Nine megabytes that only this page needs.
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const headers = { 'api-key': isKeySecret ? '' : 'any', channelId }
  const html = renderGraphiQL({
    endpoint,
    title: 'Ashcombe API',
    defaultQuery: welcome,
    headers: JSON.stringify(headers, null, 2),
    defaultEditorToolsVisibility: 'headers',
    ...(!isKeySecret && { additionalHeaders: headers }),
  })
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
