import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { putCrowd } from '#app/areas/analytics/contract.ts'
import type { Pregnancy } from '#app/areas/records/pregnancy/cards/pregnancy-card.tsx'
import { addPregnancyHr } from '#app/areas/records/pregnancy/contract.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { useSend } from '#kit/wire/browser/use-act.ts'
import { modifyHealthRecord } from '../contract.ts'

interface PregnancyFormProps {
  userId: number
  record: Pregnancy | null
}

const ways = [
  { value: 'period', text: '末次月经' },
  { value: 'told', text: '预产期' },
  { value: 'ivf', text: '试管移植' },
]

/** Begins the record of a pregnancy, or changes what was said of it. */
export function PregnancyForm({ userId, record }: PregnancyFormProps) {
  const [way, setWay] = useState<string>(record && record.decided_by !== 'scan' ? record.decided_by : 'period')
  const navigate = useNavigate()
  const sending = useSend()
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    )
    if (record) {
      if (!(await sending.send(modifyHealthRecord, { id: record.id, ...said }))) return
    } else {
      if (!(await sending.send(addPregnancyHr, said))) return
      await sending.send(putCrowd, { userId, crowdType: 'pregnancy' })
    }
    navigate('/records/pregnancy', { replace: true })
  }
  return (
    <form onSubmit={save} className="flex grow flex-col">
      <div className="grow space-y-12 p-16">
        <Card className="space-y-12">
          <Segment label="按什么算孕周" name="way" value={way} onChange={setWay} options={ways} />
          <DatingFields way={way} record={record} />
        </Card>
        <Card title="可以以后再填" className="space-y-12">
          <Field label="怎么称呼您" name="mother_name" maxLength={40} defaultValue={record?.mother_name} />
          <Field label="身高" name="height" keyboard="decimal" end="厘米" defaultValue={record?.height || ''} />
          <Field
            label="怀孕前的体重"
            name="weight_before"
            keyboard="decimal"
            end="公斤"
            defaultValue={record?.weight_before || ''}
            hint="用来看体重长得是不是合适；1 斤是 0.5 公斤"
          />
          <div>
            <p className="pb-6 text-14 font-medium">怀了几个</p>
            <Segment
              label="怀了几个"
              name="babies"
              defaultValue={String(record?.babies ?? 1)}
              options={[
                { value: '1', text: '一个' },
                { value: '2', text: '双胎' },
                { value: '3', text: '三胎' },
              ]}
            />
          </div>
        </Card>
      </div>
      <BottomAction error={sending.error?.words}>
        <Button type="submit" busy={sending.busy}>
          {record ? '保存' : '开始记录'}
        </Button>
      </BottomAction>
    </form>
  )
}

/** What a due day is counted from. */
function DatingFields({ way, record }: { way: string; record: Pregnancy | null }) {
  const today = useToday()
  const given = (source: string) => record?.datings.find((dating) => dating.source === source)
  if (way === 'told')
    return (
      <Field
        label="医生告诉您的预产期"
        name="due_date"
        keyboard="date"
        required
        min={today}
        defaultValue={given('told')?.due_date}
      />
    )
  if (way === 'ivf')
    return (
      <>
        <Field
          label="移植那天"
          name="transfer_date"
          keyboard="date"
          required
          max={today}
          defaultValue={given('ivf')?.date}
        />
        <div>
          <p className="pb-6 text-14 font-medium">胚胎</p>
          <Segment
            label="胚胎"
            name="embryo_days"
            defaultValue="5"
            options={[
              { value: '3', text: '第 3 天' },
              { value: '5', text: '第 5 天' },
            ]}
          />
        </div>
      </>
    )
  return (
    <>
      <Field
        label="末次月经第一天"
        name="last_menses_date"
        keyboard="date"
        required
        max={today}
        defaultValue={given('period')?.date}
      />
      <Field
        label="周期"
        name="cycle_days"
        keyboard="number"
        end="天"
        hint="规律、又不是 28 天才填；做了早孕 B 超会再核对"
      />
    </>
  )
}
