import type { Menu } from '@shop/schema/http/content'
import { ApiError } from '#data/api-error.ts'
import { languageHeader } from '#data/language/language-cookie.ts'
import { shopLanguage } from '#data/language/shop-language.ts'

let menu: Promise<Menu> | null = null

/** The whole menu, asked for once by a page; what failed is asked for again. Throws ApiError where it cannot be had. */
export function loadMenu(): Promise<Menu> {
  menu ??= ask().catch((error: unknown) => {
    menu = null
    throw error
  })
  return menu
}

async function ask(): Promise<Menu> {
  const response = await fetch('/api/menu', { headers: { [languageHeader]: shopLanguage } }).catch(
    (error: unknown) => {
      throw new ApiError('network', 'the shop cannot be reached', null, { cause: error })
    },
  )
  if (!response.ok) throw new ApiError('http', `status ${response.status}`, response.status)
  // Written by the shop's own server (`services.ts`), which has checked what it was sent.
  return (await response.json()) as Menu
}
