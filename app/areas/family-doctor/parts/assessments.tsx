import { useRevalidator } from 'react-router'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type assessHistory, sendAssess } from '../contract.ts'

interface AssessmentsProps {
  memberId: number
  list: CallOutput<typeof assessHistory>['list']
  /** The doctor who is signed; undefined without one. */
  doctorId: number | undefined
}

/** What the doctor said about the health record, and asking them again. */
export function Assessments({ memberId, list, doctorId }: AssessmentsProps) {
  const { revalidate } = useRevalidator()
  const sending = useAct(sendAssess)
  const send = async () => {
    if (doctorId === undefined || !(await sending.run({ member_id: memberId, doctor_id: doctorId }))) return
    toast('已发给家庭医生')
    revalidate()
  }
  return (
    <div className="space-y-12">
      {list.length === 0 && <Empty title="还没有评估" text="填好健康档案后发给家庭医生，医生会写下评估和建议。" />}
      {list.map((one) => (
        <Card
          key={one.id}
          title={`体质指数 ${one.bmi}，${one.bmi_desc}`}
          aside={
            <Tag tone={one.is_answered === 1 ? 'success' : 'warning'}>
              {one.is_answered === 1 ? '已回复' : '等待回复'}
            </Tag>
          }
        >
          {one.advice && <p className="text-16 whitespace-pre-line">{one.advice}</p>}
          <p className="pt-8 text-12 text-ink-3 tabular-nums">
            {one.doctor_name} · {(one.answer_time ?? one.add_time).slice(0, 16)}
          </p>
        </Card>
      ))}
      {doctorId !== undefined && (
        <Button wide busy={sending.busy} onClick={send}>
          请家庭医生评估
        </Button>
      )}
    </div>
  )
}
