import { useNavigate } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskCounterBook, deskCounterMove, type deskCounterSlots } from '../contract.ts'
import { personAddress } from './person-address.ts'

type Clinic = CallOutput<typeof deskCounterSlots>['list'][number]

interface SlotChoiceProps {
  person: string
  /** The appointment that is moved; undefined where a new one is made. */
  moved: string | undefined
  clinics: readonly Clinic[]
}

/** Doctors of a department on a day, each with the times at which a place is left: a press books it. */
export function SlotChoice({ person, moved, clinics }: SlotChoiceProps) {
  if (clinics.length === 0)
    return (
      <div className="rounded-12 bg-card shadow-soft">
        <Empty drawing="calendar" title="这一天没有门诊" text="换一天，或换一个科室。" />
      </div>
    )
  return (
    <ul className="grid gap-12 wide:grid-cols-2">
      {clinics.map((clinic) => (
        <li key={clinic.schedule_id}>
          <Card
            title={`${clinic.doctor_name} · ${clinic.half_name}`}
            aside={`${clinic.clinic_name} · ${clinic.fee === '0.00' ? '免费' : `${clinic.fee} 元`} · 余 ${clinic.left_num}`}
          >
            <ul className="flex flex-wrap gap-8">
              {clinic.slots.map((slot) => (
                <li key={slot.slot_id}>
                  <Slot person={person} moved={moved} clinic={clinic} slot={slot} />
                </li>
              ))}
            </ul>
          </Card>
        </li>
      ))}
    </ul>
  )
}

interface SlotProps extends Omit<SlotChoiceProps, 'clinics'> {
  clinic: Clinic
  slot: Clinic['slots'][number]
}

function Slot({ person, moved, clinic, slot }: SlotProps) {
  const navigate = useNavigate()
  const time = slot.begin_time.slice(11, 16)
  if (slot.state !== 'bookable')
    return (
      <span className="inline-flex min-h-target items-center rounded-full bg-well px-16 text-14 text-ink-2">
        {time} {slot.state_desc}
      </span>
    )
  const said = ({ number }: { number: number }) => `${moved ? '改到' : '挂上了'} ${time}，${number} 号，已通知患者`
  const confirm = {
    title: `${moved ? '改到' : '挂'}${clinic.doctor_name}医生 ${time} 的号？`,
    text: clinic.fee === '0.00' ? '不收挂号费。' : `挂号费 ${clinic.fee} 元。`,
    yes: moved ? '改约' : '挂号',
  }
  const done = () => navigate(personAddress(person), { replace: true })
  const words = `${time} 余 ${slot.left_num}`
  return moved ? (
    <ActButton
      call={deskCounterMove}
      input={{ order_id: moved, slot_id: slot.slot_id }}
      confirm={confirm}
      said={said}
      onDone={done}
    >
      {words}
    </ActButton>
  ) : (
    <ActButton
      call={deskCounterBook}
      input={{ person, slot_id: slot.slot_id }}
      confirm={confirm}
      said={said}
      onDone={done}
    >
      {words}
    </ActButton>
  )
}
