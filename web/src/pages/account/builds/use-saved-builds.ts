import { changeOwn } from '#data/account/change-own.ts'
import { useOwnPress } from '#data/account/own-press.ts'
import { useKeepOwn, useOwn } from '#data/account/use-own.ts'
import { request } from '#data/request.ts'
import {
  DeleteSavedBuildDocument,
  RenameSavedBuildDocument,
  SaveBuildDocument,
  type SavedBuildErrorCode,
  type SavedBuildFieldsFragment,
} from '#generated/graphql/graphql.ts'
import { savedBuildsQuery } from '#generated/queries.ts'

/** The saved builds of whoever is signed in, and what can be done with them; each answer is shown at once. */
export function useSavedBuilds(userId: string) {
  const answer = useOwn(userId, savedBuildsQuery())
  const keep = useKeepOwn(userId, savedBuildsQuery())
  const rememberPress = useOwnPress()

  /** Why it has no other name; `failed` where the API did not answer, null when it was done. */
  async function rename(id: string, name: string): Promise<SavedBuildErrorCode | 'failed' | null> {
    const change = await changeOwn(
      () => request(RenameSavedBuildDocument, { input: { id, name } }),
      rememberPress(),
    )
    if (change.kind !== 'answered') return 'failed'
    const { savedBuilds, userErrors } = change.data.renameSavedBuild
    if (userErrors.length === 0) keep({ savedBuilds })
    const code = userErrors[0]?.code ?? null
    // It was removed elsewhere: what there is instead is asked for.
    if (code === 'UNKNOWN_BUILD') answer.retry()
    return code
  }

  async function remove(id: string): Promise<boolean> {
    const change = await changeOwn(
      () => request(DeleteSavedBuildDocument, { input: { id } }),
      rememberPress(),
    )
    if (change.kind === 'answered') keep({ savedBuilds: change.data.deleteSavedBuild.savedBuilds })
    return change.kind === 'answered'
  }

  /** Saves one that was removed anew, under the id and with all the choices that it had. */
  async function putBack(build: SavedBuildFieldsFragment): Promise<boolean> {
    const { savedAt: _, gemstones: _stones, ...input } = build
    const change = await changeOwn(() => request(SaveBuildDocument, { input }), rememberPress())
    if (change.kind !== 'answered' || change.data.saveBuild.userErrors.length > 0) return false
    // The answer, which the designer's pages share, tells the ids alone.
    answer.retry()
    return true
  }

  return { answer, rename, remove, putBack }
}
