import type { Page } from '@playwright/test'

/** The addresses of the API that a page asks from now on. */
export function apiCallsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
  })
  return calls
}

/** The questions that a page asks the API from now on. */
export function questionsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/graphql') asked.push(request.postData() ?? '')
  })
  return asked
}
