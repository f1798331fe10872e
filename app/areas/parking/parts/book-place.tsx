import { type FormEvent, useState } from 'react'
import { addDays } from '#kit/time/day.ts'
import { spokenDay } from '#kit/time/spoken.ts'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Select } from '#kit/ui/select.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { parkBook } from '../contract.ts'
import { AHEAD_DAYS } from '../rules.ts'

interface BookPlaceProps {
  unitId: number
  plate: string
  feeRule: string
  onDone: () => void
}

/** Chooses when the car comes. */
export function BookPlace({ unitId, plate, feeRule, onDone }: BookPlaceProps) {
  const booking = useAct(parkBook)
  const [fault, setFault] = useState('')
  const today = useToday()
  const days = Array.from({ length: AHEAD_DAYS }, (_, at) => addDays(today, at))
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [date, clock] = [String(form.get('date')), String(form.get('clock'))]
    if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(clock)) return setFault('请选几点到')
    setFault('')
    if (await booking.run({ unit_id: unitId, arrive_time: `${date} ${clock}:00` })) onDone()
  }
  return (
    <Card title="预约停车">
      <form onSubmit={submit} className="space-y-12">
        <p className="text-14 text-ink-2">
          车牌 <span className="font-medium tabular-nums">{plate}</span>
          {feeRule && ` · ${feeRule}`}
        </p>
        <Select label="哪天来" name="date" options={days.map((day) => ({ value: day, text: spokenDay(day, today) }))} />
        <Field label="几点到" name="clock" keyboard="time" error={fault} required />
        {booking.error && <Notice tone="danger">{booking.error.words}</Notice>}
        <Button type="submit" wide busy={booking.busy}>
          预约车位
        </Button>
      </form>
    </Card>
  )
}
