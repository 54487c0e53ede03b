import type { GemCertificate } from '@shop/schema/domain/vocabulary/gemstone-grades'
import { m } from '#generated/paraglide/messages.js'
import { asLabel } from '#data/language/own-name.ts'
import { ownShapeWord } from '#shop/gemstone/stone-name.ts'
import type { DetailedStoneOnPage } from '#shop/gemstone/explained-fact.ts'
import styles from './certificate-section.module.css'

/**
 * The laboratory, the number and the findings of a report; never a link to it (rules/stones#certificates).
 */
export function CertificateSection({ stone: { stone, view } }: { stone: DetailedStoneOnPage }) {
  const { certificate } = stone
  return (
    <section className={styles.certificate} aria-labelledby="certificate">
      <h2 id="certificate">{m.stone_certificate_title()}</h2>
      {certificate === null || certificate === 'NONE' ? (
        <>
          <p>
            <b>{view.certificateText}</b>
          </p>
          <p>{m.stone_certificate_none({ noun: view.noun })}</p>
        </>
      ) : (
        <>
          <p>{m.stone_certificate_text({ noun: view.noun })}</p>
          <dl>
            <Row label={m.stone_certificate_laboratory()} value={laboratories[certificate]()} />
            {stone.repNo !== null && <Row label={m.stone_certificate_number()} value={stone.repNo} />}
            <Row label={m.stone_certificate_says()} value={findings({ stone, view })} />
          </dl>
        </>
      )}
    </section>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** What the report says, in the order in which it says it. */
function findings({ view }: DetailedStoneOnPage): string {
  const { caratText, sizeText, gradesText, shapeName } = view
  return [
    asLabel(ownShapeWord(shapeName)),
    m.stone_fact_carat_value({ carat: caratText }),
    m.stone_size_mm({ size: sizeText }),
    ...(gradesText ? [gradesText] : []),
  ].join(', ')
}

const laboratories: Readonly<Record<Exclude<GemCertificate, 'NONE'>, () => string>> = {
  GIA: m.stone_lab_gia,
  IGI: m.stone_lab_igi,
  HRD: m.stone_lab_hrd,
  GCAL: m.stone_lab_gcal,
  AGS: m.stone_lab_ags,
  GRS: m.stone_lab_grs,
  GUBELIN: m.stone_lab_gubelin,
  SSEF: m.stone_lab_ssef,
  GCS: m.stone_lab_gcs,
  AGL: m.stone_lab_agl,
}
