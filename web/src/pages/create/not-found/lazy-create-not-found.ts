import { lazyRouteComponent } from '@tanstack/react-router'

/** Most visitors never see it, and it knows the rules of every step: no page is loaded with it. */
export const CreateNotFoundPage = lazyRouteComponent(
  () => import('./create-not-found-page.tsx'),
  'CreateNotFoundPage',
)
