import { contentPicture } from '@shop/fixtures/content/content-picture'
import { pictureNotFound, respondWithPicture } from '../pictures/respond-with-picture.ts'
import { assetsPath } from '../pictures/stills.ts'

export const contentPicturesPath = `${assetsPath}/content`

/** `GET /assets/content/{name}.webp`: a picture that no design has, such as one drawn for a dark banner. */
export async function respondToContentPicture(request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.slice(contentPicturesPath.length + 1)
  const bytes = await contentPicture(name)
  if (!bytes) return pictureNotFound()
  // A name never comes back with other bytes.
  return respondWithPicture(request, { type: 'image/webp', etag: `"${name}"`, read: async () => bytes })
}
