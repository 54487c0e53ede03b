import { contentAddresses } from '@shop/schema/domain/addresses/content-addresses'
import { isLondonDate } from '@shop/schema/domain/values/calendar'
import { shopIdentity } from '@shop/schema/domain/vocabulary/shop-identity'
import { useQuery } from '@tanstack/react-query'
import { bankHolidaysQuery } from '#data/bank-holidays.ts'
import type { ScheduleFieldsFragment } from '#generated/graphql/graphql.ts'
import { m } from '#generated/paraglide/messages.js'
import { longDay } from '#data/language/dates.ts'
import { boutiqueOf } from '#shop/order/boutique-words.ts'
import { CallWay, OutcomePanel } from '#shop/order/outcome-panel.tsx'
import { PageAnswer } from '#shop/order/page-answer.tsx'
import { Notice } from '#ui/form/notice.tsx'
import { LinkedText } from '#ui/linked-text.tsx'
import { DayForm } from './day-form.tsx'
import { useSchedule } from './use-schedule.ts'

/** When a paid order arrives or can be collected, for whoever has its link (rules/checkout#schedule). */
export function SchedulePage({ token }: { token: string | null }) {
  const { schedule, hasFailed, retry, step, choose } = useSchedule(token)
  const holidays = useQuery(bankHolidaysQuery())
  if (schedule === null) return <UnknownSchedule />
  if (schedule === undefined || holidays.data === undefined) {
    return (
      <PageAnswer
        subject={m.schedule_subject()}
        loading={m.schedule_loading()}
        failed={m.schedule_away()}
        failedText={m.schedule_away_text()}
        noscript={m.schedule_noscript({ phone: shopIdentity.freephone.shown })}
        hasFailed={hasFailed || holidays.isError}
        onRetry={() => {
          retry()
          if (holidays.isError) void holidays.refetch()
        }}
      />
    )
  }
  return (
    <OutcomePanel
      subject={m.schedule_subject()}
      title={titleOf(schedule)}
      facts={factsOf(schedule)}
      actions={schedule.isOpen ? null : <CallWay />}
      note={
        schedule.isOpen ? (
          <LinkedText
            text={m.schedule_note()}
            hrefs={[contentAddresses.privacy]}
            hint={m.opens_in_new_tab()}
          />
        ) : (
          m.schedule_closed_note()
        )
      }
    >
      <title>{m.page_title({ title: titleOf(schedule) })}</title>
      {schedule.isOpen ? (
        <DayForm schedule={schedule} holidays={holidays.data} step={step} onChoose={choose} />
      ) : (
        step === 'TOO_LATE' && <Notice kind="error">{m.schedule_too_late()}</Notice>
      )}
    </OutcomePanel>
  )
}

function UnknownSchedule() {
  return (
    <OutcomePanel
      subject={m.schedule_subject()}
      title={m.schedule_unknown()}
      facts={[{ label: m.outcome_happened(), text: m.schedule_unknown_text() }]}
      actions={<CallWay />}
    >
      <title>{m.page_title({ title: m.schedule_unknown() })}</title>
    </OutcomePanel>
  )
}

function titleOf({ boutique, isOpen }: ScheduleFieldsFragment): string {
  if (!isOpen) return m.schedule_closed()
  return boutique === null ? m.schedule_choose_delivery() : m.schedule_choose_collection()
}

function factsOf(schedule: ScheduleFieldsFragment) {
  const { orderNumber, boutique, day, destination, isOpen, waitsForSize } = schedule
  return [
    ...(!isOpen ? [{ label: m.outcome_happened(), text: m.schedule_closed_text() }] : []),
    { label: m.schedule_order(), text: orderNumber },
    boutique === null
      ? { label: m.schedule_to(), text: destination ?? m.schedule_no_town() }
      : { label: m.schedule_collect(), text: boutiqueText(boutiqueOf(boutique)) },
    {
      label: boutique === null ? m.schedule_arrives() : m.schedule_ready(),
      text: (
        <>
          <b>{isLondonDate(day) ? longDay(day) : day}</b>
          {waitsForSize && `, ${m.order_day_open()}`}
        </>
      ),
    },
  ]
}

function boutiqueText({ name, street }: ReturnType<typeof boutiqueOf>): string {
  return m.schedule_boutique({ name, street })
}
