import type { AccountUser } from '#data/account/account-record.ts'
import { m } from '#generated/paraglide/messages.js'
import { AccountSection } from '../account-section.tsx'
import { ChangePassword } from './change-password.tsx'
import { CloseAccount } from './close-account.tsx'
import { DownloadData } from './download-data.tsx'
import { DetailRow } from './detail-row.tsx'
import styles from './details-section.module.css'

/** Who somebody is, their password, all that is kept of them, and the end of the account. */
export function DetailsSection({ user }: { user: AccountUser }) {
  return (
    <AccountSection part="details">
      <div className={styles.rows}>
        <DetailRow label={m.account_name()}>
          {user.firstName} {user.lastName}
        </DetailRow>
        <DetailRow label={m.account_email()}>{user.email}</DetailRow>
        <ChangePassword email={user.email} />
        <DownloadData />
        <CloseAccount email={user.email} />
      </div>
    </AccountSection>
  )
}
