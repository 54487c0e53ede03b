import { request } from '#data/request.ts'
import { HomeDocument } from '#generated/graphql/graphql.ts'
import { homeView, type HomeView } from './home-view.ts'

/** Asks the API once for all that the home page shows. */
export async function loadHome(signal: AbortSignal): Promise<HomeView> {
  return homeView(await request(HomeDocument, {}, { signal }))
}
