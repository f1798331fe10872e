import { consultationAddress } from '#app/areas/consult/consultations/cards/consultation-address.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useSpoken } from '#kit/ui/use-spoken.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type askComplaints, withdrawComplaint } from '../contract.ts'

type Complaint = CallOutput<typeof askComplaints>['list'][number]

interface ComplaintsProps {
  consultationId: string
  list: readonly Complaint[]
  onChanged: () => void
}

/** What one asked about a consultation, by when it is answered, and what came of it. */
export function Complaints({ consultationId, list, onChanged }: ComplaintsProps) {
  const spoken = useSpoken()
  return (
    <div className="space-y-12 p-16">
      {list.map((one) => (
        <Card key={one.complaint_id} title={one.want_desc} aside={one.state_desc}>
          <div className="space-y-12">
            <Facts
              facts={[
                { name: '原因', value: one.reason },
                { name: '提交时间', value: spoken(one.add_time) },
              ]}
            />
            <p className="text-16 whitespace-pre-line wrap-anywhere">{one.content || '内容已清除'}</p>
            {one.answer && <Notice tone="accent">答复：{one.answer}</Notice>}
            {one.state === 'waiting' && (
              <Waiting complaint={one} consultationId={consultationId} onChanged={onChanged} />
            )}
          </div>
        </Card>
      ))}
      <ButtonLink kind="text" wide to={consultationAddress(consultationId)}>
        回到这次问诊
      </ButtonLink>
    </div>
  )
}

interface WaitingProps {
  complaint: Complaint
  consultationId: string
  onChanged: () => void
}

function Waiting({ complaint: { want, answer_by }, consultationId, onChanged }: WaitingProps) {
  const spoken = useSpoken()
  const withdraw = useAct(withdrawComplaint)
  const takeBack = async () => {
    if (!(await withdraw.run({ ask_id: consultationId }))) return
    toast('已撤回')
    onChanged()
  }
  return (
    <>
      <p className="text-14 text-ink-2">
        {spoken(answer_by)} 前答复{want === 'refund' && '，到时没有答复会自动全额退款'}，结果会发消息告诉您。
      </p>
      <Button kind="secondary" wide busy={withdraw.busy} onClick={takeBack}>
        撤回申请
      </Button>
    </>
  )
}
