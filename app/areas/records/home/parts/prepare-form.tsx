import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { putCrowd } from '#app/areas/analytics/contract.ts'
import type { Cycle } from '#app/areas/records/cycle/cards/cycle-words.ts'
import { addPrepareHr } from '#app/areas/records/cycle/contract.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { useSend } from '#kit/wire/browser/use-act.ts'
import { modifyHealthRecord } from '../contract.ts'

interface PrepareFormProps {
  userId: number
  record: Cycle | null
}

/** Begins the record of a cycle, or changes the lengths that were typed. */
export function PrepareForm({ userId, record }: PrepareFormProps) {
  const today = useToday()
  const navigate = useNavigate()
  const sending = useSend()
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = (name: string) => String(form.get(name) ?? '')
    const said = {
      last_menses_date: typed('last_menses_date'),
      cycle_days: typed('cycle_days'),
      period_days: typed('period_days'),
    }
    if (record) {
      if (!(await sending.send(modifyHealthRecord, { id: record.id, ...said }))) return
    } else {
      if (!(await sending.send(addPrepareHr, said))) return
      await sending.send(putCrowd, { userId, crowdType: 'prepare' })
    }
    navigate('/records/cycle', { replace: true })
  }
  return (
    <form onSubmit={save} className="flex grow flex-col">
      <div className="grow p-16">
        <Card className="space-y-12">
          {!record && (
            <Field
              label="最近一次月经的第一天"
              name="last_menses_date"
              keyboard="date"
              max={today}
              hint="记不清可以先空着，下次来时点一下就行"
            />
          )}
          <Field
            label="周期"
            name="cycle_days"
            keyboard="number"
            end="天"
            defaultValue={record?.cycle_days ?? 28}
            hint="这次第一天到下次第一天；记满三次，就按您自己的算"
          />
          <Field
            label="经期"
            name="period_days"
            keyboard="number"
            end="天"
            defaultValue={record?.period_days ?? 5}
            hint="一般流几天"
          />
        </Card>
      </div>
      <BottomAction error={sending.error?.words} note="推算不能用来避孕，也不是诊断">
        <Button type="submit" busy={sending.busy}>
          {record ? '保存' : '开始记录'}
        </Button>
      </BottomAction>
    </form>
  )
}
