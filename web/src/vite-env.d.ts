/// <reference types="vite/client" />

/** What the build puts in place (`vite.config.ts`); tests have none of it. */
interface ImportMetaEnv {
  readonly SHOP_LANGUAGE?: import('@shop/schema/domain/vocabulary/languages').Language
  readonly SHOP_LANGUAGES?: readonly string[]
}
