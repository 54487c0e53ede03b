import * as addresses from '@shop/schema/domain/addresses/addresses'
import { useState } from 'react'
import type { SavedBuildFieldsFragment } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { ShopLink } from '#ui/shop-link.tsx'
import { useFocusNext } from '#ui/use-focus-next.ts'
import { AccountSection, SectionAnswer } from '../account-section.tsx'
import { SaidNotice, type Said } from '../said-notice.tsx'
import { SavedBuildItem } from './saved-build-item.tsx'
import { useSavedBuilds } from './use-saved-builds.ts'
import styles from './builds-section.module.css'

/** What somebody has saved in the designer: how it stands now, and the way on. */
export function BuildsSection({ userId }: { userId: string }) {
  const { answer, rename, remove, putBack } = useSavedBuilds(userId)
  const [said, setSaid] = useState<Said | null>(null)
  const focusNext = useFocusNext()

  async function takeOut(build: SavedBuildFieldsFragment) {
    focusNext(beginLinkId)
    const isRemoved = await remove(build.id)
    if (!isRemoved) focusNext()
    const onPutBack = () => void takeBack(build, onPutBack)
    setSaid(
      isRemoved
        ? { text: m.account_build_removed({ name: build.name }), onPutBack }
        : { text: m.account_not_done(), isError: true },
    )
  }

  async function takeBack(build: SavedBuildFieldsFragment, onPutBack: () => void) {
    focusNext(renameButtonId(build.id))
    const isBack = await putBack(build)
    if (!isBack) focusNext()
    setSaid(
      isBack
        ? { text: m.account_build_put_back({ name: build.name }) }
        : { text: m.account_not_done(), isError: true, onPutBack },
    )
  }

  async function giveName({ id }: SavedBuildFieldsFragment, name: string, isOpen: () => boolean) {
    const refusal = await rename(id, name)
    // It is gone, and its form goes with it.
    const isGone = refusal === 'UNKNOWN_BUILD'
    if (isGone) focusNext(beginLinkId)
    // Said here where no form is left to say it.
    if (isGone || (refusal !== null && !isOpen())) setSaid({ text: m.account_not_done(), isError: true })
    return refusal
  }

  return (
    <AccountSection
      part="builds"
      action={
        <ShopLink
          id={beginLinkId}
          className={`link ${styles.begin}`}
          href={addresses.settingList('engagement-ring')}
        >
          {m.account_builds_begin()}
        </ShopLink>
      }
    >
      <SaidNotice said={said} />
      <SectionAnswer answer={answer} part="builds">
        {({ savedBuilds }) =>
          savedBuilds.length === 0 ? (
            <p className={styles.none}>{m.account_builds_none()}</p>
          ) : (
            <div className={styles.list}>
              {savedBuilds.map((build) => (
                <SavedBuildItem
                  key={build.id}
                  build={build}
                  renameButtonId={renameButtonId(build.id)}
                  onRename={(name, isOpen) => giveName(build, name, isOpen)}
                  onRemove={() => void takeOut(build)}
                />
              ))}
            </div>
          )
        }
      </SectionAnswer>
    </AccountSection>
  )
}

const beginLinkId = 'begin-build'

function renameButtonId(buildId: string): string {
  return `rename-build-${buildId}`
}
