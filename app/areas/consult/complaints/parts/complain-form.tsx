import { type FormEvent, useState } from 'react'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Choice } from '#kit/ui/choice.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { Price } from '#kit/ui/price.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { complainAsk } from '../contract.ts'
import { ANSWER_DAYS, COMPLAINT_LETTERS, type Want, wants } from '../rules.ts'

interface ComplainFormProps {
  consultationId: string
  wants: readonly Want[]
  /** What was chosen on the way here. */
  first: string | null
  amount: string
  onDone: () => void
}

/** What one wants, why, and in one's own words. */
export function ComplainForm({ consultationId, wants: possible, first, amount, onDone }: ComplainFormProps) {
  const [want, setWant] = useState<Want>(possible.find((one) => one === first) ?? (possible[0] as Want))
  const [reason, setReason] = useState('')
  const [content, setContent] = useState('')
  const [tried, setTried] = useState(false)
  const act = useAct(complainAsk)
  const isWhole = reason !== '' && content.trim() !== ''

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isWhole) return
    if (!(await act.run({ ask_id: consultationId, want, reason, content }))) return
    toast('已提交，请等答复')
    onDone()
  }
  return (
    <form onSubmit={submit} noValidate className="flex grow flex-col">
      <div className="grow space-y-16 p-16">
        {possible.length > 1 && (
          <Segment
            label="您想要"
            name="want"
            value={want}
            onChange={(chosen) => {
              setWant(chosen as Want)
              setReason('')
            }}
            options={possible.map((value) => ({ value, text: wants[value].words }))}
          />
        )}
        <Choice
          legend="原因"
          name="reason"
          value={reason}
          onChange={setReason}
          options={wants[want].reasons.map((title) => ({ value: title, title }))}
          error={tried && reason === '' ? '请选择一个原因' : undefined}
        />
        <Card>
          <TextField
            label="发生了什么"
            rows={3}
            maxLength={COMPLAINT_LETTERS}
            value={content}
            placeholder="说清楚经过，处理起来更快"
            onChange={({ target }) => setContent(target.value)}
            error={tried && content.trim() === '' ? '请写几句发生了什么' : undefined}
          />
        </Card>
      </div>
      <BottomAction
        error={act.error?.words}
        note={want === 'refund' ? whatGoesBack(amount) : `${ANSWER_DAYS} 天内答复，结果发消息告诉您`}
      >
        <Button type="submit" busy={act.busy}>
          {want === 'refund' ? '申请退款' : '提交投诉'}
        </Button>
      </BottomAction>
    </form>
  )
}

const whatGoesBack = (amount: string) => (
  <>
    同意后 <Price yuan={amount} size="small" /> 原路退回，{ANSWER_DAYS} 天没有答复自动退款
  </>
)
