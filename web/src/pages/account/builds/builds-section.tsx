import * as addresses from '@shop/schema/domain/addresses/addresses'
import { useState } from 'react'
import { m } from '#generated/paraglide/messages.js'
import { Notice } from '#ui/form/notice.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { AccountSection, SectionAnswer } from '../account-section.tsx'
import { SavedBuildItem } from './saved-build-item.tsx'
import { useSavedBuilds } from './use-saved-builds.ts'
import styles from './builds-section.module.css'

/** What somebody has saved in the designer: how it stands now, and the way on. */
export function BuildsSection({ userId }: { userId: string }) {
  const { answer, rename, remove } = useSavedBuilds(userId)
  const [said, setSaid] = useState<{ readonly text: string; readonly isError: boolean } | null>(null)

  async function takeOut(id: string, name: string) {
    const isRemoved = await remove(id)
    setSaid({
      text: isRemoved ? m.account_build_removed({ name }) : m.account_not_done(),
      isError: !isRemoved,
    })
  }

  return (
    <AccountSection
      part="builds"
      action={
        <ShopLink className={`link ${styles.begin}`} href={addresses.settingList('engagement-ring')}>
          {m.account_builds_begin()}
        </ShopLink>
      }
    >
      {said && <Notice kind={said.isError ? 'error' : 'calm'}>{said.text}</Notice>}
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
                  onRename={(name) => rename(build.id, name)}
                  onRemove={() => void takeOut(build.id, build.name)}
                />
              ))}
            </div>
          )
        }
      </SectionAnswer>
    </AccountSection>
  )
}
