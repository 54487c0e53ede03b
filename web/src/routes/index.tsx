import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { HomePage } from '#pages/home/home-page.tsx'
import { homeQuery } from '#pages/home/home-query.ts'
import { lazyHomeSections } from '#pages/home/lazy-home-sections.ts'
import { shopData } from '#pages/home/shop-data.ts'
import { pageHead } from '#shell/page-head.ts'
import { m } from '#generated/paraglide/messages.js'

const structuredData = createIsomorphicFn().server(shopData)

/** The first page of the shop. */
export const Route = createFileRoute('/')({
  staticData: { viewName: 'Home', hasLandingPicture: true },
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([queryClient.ensureQueryData(homeQuery()), lazyHomeSections.need()])
  },
  head: () =>
    pageHead({
      title: m.home_title(),
      description: m.home_description(),
      path: '/',
      structuredData: structuredData(),
    }),
  component: HomePage,
})
