import { createWorldClient } from '@shop/schema/http/world-client'

/** The worlds of the mock, as the storefront's server passes them on (rules/worlds-and-mock#panel). */
export function worldClient() {
  return createWorldClient(`${location.origin}/api/`)
}
