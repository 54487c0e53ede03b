import { hallmarking, home } from '@shop/schema/domain/addresses/addresses'
import { assayOffices, hallmarkedMetals } from '@shop/schema/domain/design/hallmarks'
import type { ReactNode } from 'react'
import { ownNumber } from '#data/language/numbers.ts'
import { ownNameOf } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { Breadcrumbs } from '#shell/breadcrumbs.tsx'
import { OfficeMark, TextMark } from '#shop/design/metals/mark-drawing.tsx'
import styles from './hallmarking-page.module.css'

/** What the law says of hallmarks, the marks and the weights: the notice that a dealer shows (rules/promises#hallmark). */
export function HallmarkingPage() {
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs
        crumbs={[
          { name: m.crumbs_home(), href: home() },
          { name: m.hallmarking_title(), href: hallmarking() },
        ]}
      />
      <h1>{m.hallmarking_title()}</h1>
      <p className={styles.lead}>{m.hallmarking_lead()}</p>
      <Section title={m.hallmarking_law()}>
        <p>{m.hallmarking_law_offence()}</p>
        <p>{m.hallmarking_law_exempt()}</p>
        <Weights />
      </Section>
      <Section title={m.hallmarking_marks()}>
        <ul className={styles.marks}>
          <Mark drawing={<TextMark text="AJL" />} name={m.hallmarking_sponsor()}>
            {m.hallmarking_sponsor_text()}
          </Mark>
          <Mark drawing={<TextMark text="750" />} name={m.hallmarking_fineness()}>
            {m.hallmarking_fineness_text()}
          </Mark>
          <Mark drawing={<OfficeMark mark="leopard" />} name={m.hallmarking_office()}>
            {m.hallmarking_office_text()}
          </Mark>
        </ul>
        <p>{m.hallmarking_other()}</p>
      </Section>
      <Section title={m.hallmarking_offices()}>
        <ul className={styles.marks} data-short>
          {assayOffices.map(({ name, mark }) => (
            <Mark key={name} drawing={<OfficeMark mark={mark} />} name={name}>
              {m.hallmarking_mark({ mark })}
            </Mark>
          ))}
        </ul>
      </Section>
      <Section title={m.hallmarking_ours()}>
        <p>{m.hallmarking_ours_text()}</p>
      </Section>
    </div>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  )
}

function Mark(props: { readonly drawing: ReactNode; readonly name: string; readonly children: ReactNode }) {
  return (
    <li>
      {props.drawing}
      <p>
        <b>{props.name}</b>
        <span>{props.children}</span>
      </p>
    </li>
  )
}

function Weights() {
  return (
    <table>
      <caption>{m.hallmarking_table()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.hallmarking_metal()}</th>
          <th scope="col">{m.hallmarking_finenesses()}</th>
          <th scope="col">{m.hallmarking_from()}</th>
        </tr>
      </thead>
      <tbody>
        {hallmarkedMetals.map(({ name, finenesses, exemptBelowGrams }) => (
          <tr key={name}>
            <th scope="row">{ownNameOf(name)}</th>
            <td>{finenesses.join(', ')}</td>
            <td>{m.hallmarking_grams({ grams: ownNumber(exemptBelowGrams) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
