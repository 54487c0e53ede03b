import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useState } from 'react'
import { request } from '#data/request.ts'
import { apiErrorKind } from '#data/api-error.ts'
import { reportError } from '#data/report-error.ts'
import { DownloadMyDataDocument } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { saveFile } from '#lib/save-file.ts'
import { DetailRow } from './detail-row.tsx'
import styles from './details-section.module.css'

const fileName = 'ashcombe-my-data.json'

/** All that the shop keeps of somebody, as a file (rules/account#download-my-data). */
export function DownloadData() {
  const [state, setState] = useState<'idle' | 'pending' | 'saved' | 'failed'>('idle')

  async function download() {
    if (state === 'pending') return
    setState('pending')
    try {
      const { downloadMyData } = await request(DownloadMyDataDocument, {})
      saveFile(fileName, downloadMyData, 'application/json')
      setState('saved')
    } catch (error) {
      if (apiErrorKind(error) === null) reportError(error, { where: 'account' })
      setState('failed')
    }
  }

  return (
    <DetailRow
      label={m.account_data_label()}
      action={
        <button
          type="button"
          className={`link ${styles.act}`}
          aria-disabled={state === 'pending' || undefined}
          onClick={() => void download()}
        >
          {state === 'pending' ? m.account_data_pending() : m.account_data_download()}
        </button>
      }
    >
      <span role="status">{statusText(state)}</span>
    </DetailRow>
  )
}

function statusText(state: 'idle' | 'pending' | 'saved' | 'failed'): string {
  switch (state) {
    case 'saved':
      return m.account_data_saved({ file: fileName })
    case 'failed':
      return m.account_data_failed({ phone: shopIdentity.freephone.shown })
    default:
      return m.account_data_text()
  }
}
