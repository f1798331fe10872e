import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useClientId, useWriting } from '#app/areas/records/ground/cards/waiting.ts'
import { ChartFrame } from '#app/areas/records/growth/cards/chart-frame.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { datedDay } from '#kit/time/spoken.ts'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useToday } from '#kit/ui/use-now.ts'
import { RefusedError } from '#kit/wire/errors.ts'
import type { Pregnancy } from '../cards/pregnancy-card.tsx'
import { pregnancyWeight } from '../contract.ts'
import { TakeBack } from './take-back.tsx'
import { placeOf } from './waiting.ts'

const SHOWN = 5

/** What a weight says against the standard, and the next one to write down. */
export function WeightCard({ record }: { record: Pregnancy }) {
  const today = useToday()
  const { revalidate } = useRevalidator()
  const clientId = useClientId()
  const weighing = useWriting(pregnancyWeight, placeOf(record), () => setKg(''))
  const [kg, setKg] = useState('')
  const weigh = async (isSure: boolean) => {
    const said = { record_id: record.id, date: today, kg, is_sure: isSure ? 1 : 0 }
    const named = { ...said, client_id: clientId(`${today} ${kg}`) }
    if (!(await weighing.run(named, `${shortTime(today)} 体重 ${kg} 公斤`))) return
    setKg('')
    toast('记下了')
    revalidate()
  }
  const { error } = weighing
  const isFarOff = error instanceof RefusedError && error.reason === 'far-off'
  const send = (event: FormEvent) => {
    event.preventDefault()
    void weigh(false)
  }
  return (
    <Card title="体重" aside="WS/T 801-2022">
      <p className="pb-12 text-14 text-ink-2">{weightWords(record.weight)}</p>
      {record.weight.chart && <GainDrawing chart={record.weight.chart} />}
      <form onSubmit={send} className="space-y-12 print:hidden">
        <Field
          label="今天的体重"
          name="kg"
          keyboard="decimal"
          required
          end="公斤"
          value={kg}
          onChange={(event) => setKg(event.target.value)}
        />
        {error && (
          <div role="alert">
            <Notice tone={isFarOff ? 'warning' : 'danger'}>{error.words}</Notice>
          </div>
        )}
        <Button
          {...(isFarOff ? { onClick: () => weigh(true) } : { type: 'submit' as const })}
          kind="secondary"
          wide
          busy={weighing.busy}
        >
          {isFarOff ? '没错，就是这样' : '记下'}
        </Button>
      </form>
      {record.weights.length > 0 && (
        <ul className="divide-y divide-line pt-8">
          {record.weights.slice(0, SHOWN).map((weight) => (
            <li key={weight.id} className="flex min-h-target items-center justify-between gap-12">
              <span className="text-14 tabular-nums">
                {datedDay(weight.date, today).split(' ')[0]} · 孕 {weight.week_words} · {weight.kg} 公斤
              </span>
              <TakeBack recordId={record.id} entryId={weight.id} what={`${weight.kg} 公斤`} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** The gains over the weeks on the range of the standard; each weight stands below as words. */
function GainDrawing({ chart }: { chart: NonNullable<Pregnancy['weight']['chart']> }) {
  const { width, height, points } = chart
  return (
    <div className="pb-12">
      <ChartFrame
        label={`孕期增重曲线（公斤），${points.length} 次体重，数值见下面的列表；阴影是建议的范围`}
        width={width}
        height={height}
        xTicks={chart.x_ticks}
        yTicks={chart.y_ticks}
        points={points}
      >
        <path d={chart.range} className="fill-accent-ink stroke-accent-ink opacity-20" />
      </ChartFrame>
      <p className="text-12 text-ink-3">比怀孕前多了几公斤；阴影是建议的范围（WS/T 801-2022，单胎）。</p>
    </div>
  )
}

const stateWords = { below: '比建议的少一些', inside: '在建议的范围里', above: '比建议的多一些', '': '' } as const

const weightWords = ({ no_curve, total, by_today, gained, state }: Pregnancy['weight']): string => {
  if (no_curve || !total || !by_today) return no_curve
  const advice = `整个孕期建议长 ${total.low} 到 ${total.high} 公斤，到今天 ${by_today.low} 到 ${by_today.high} 公斤。`
  if (gained === null) return advice
  const own = gained < 0 ? `您轻了 ${-gained} 公斤` : `您长了 ${gained} 公斤`
  return `${own}，${stateWords[state]}。${advice}${state === 'inside' ? '' : '下次产检可以和医生说。'}`
}
