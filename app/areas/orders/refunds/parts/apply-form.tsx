import { type FormEvent, type ReactNode, useState } from 'react'
import { PictureField } from '#app/areas/files/cards/picture-field.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import type { PicturesValue } from '#kit/ui/chosen-pictures.ts'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Price } from '#kit/ui/price.tsx'
import { Select } from '#kit/ui/select.tsx'
import { toast } from '#kit/ui/toast.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { storeRefundApply } from '../contract.ts'
import { MOST_PICTURES } from '../rules.ts'

/** What can be asked back, as the wire has it. */
export type Offer = CallOutput<typeof storeRefundApply>

/** What the form says; amounts as yuan. */
export interface Application {
  reason: string
  amount?: string | undefined
  remark: string
  image: string
}

interface ApplyFormProps {
  reasons: readonly string[]
  /** What comes back at the most, in yuan, and whether less of it may be asked. */
  amount: string
  isWhole: boolean
  /** Under the amount: what is in it. */
  amountNote?: ReactNode
  /** Above the fields: the goods. */
  children: ReactNode
  button: string
  note: string
  busy: boolean
  error: string | undefined
  onSubmit: (said: Application) => void
}

const isAmount = (text: string, most: string): boolean =>
  /^\d{1,9}(\.\d{1,2})?$/.test(text) && Number(text) > 0 && Number(text) <= Number(most)

/** Why, how much, in words and pictures. */
export function ApplyForm(props: ApplyFormProps) {
  const { reasons, amount, isWhole, amountNote, children, button, note, busy, error, onSubmit } = props
  const [reason, setReason] = useState('')
  const [wanted, setWanted] = useState({ of: '', text: '' })
  const [remark, setRemark] = useState('')
  const [pictures, setPictures] = useState<PicturesValue>()
  const [tried, setTried] = useState(false)
  // What was typed counts for the goods that were chosen then.
  const asked = wanted.of === amount ? wanted.text : amount
  const isRight = isWhole || isAmount(asked, amount)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (reason === '' || !isRight) return
    if (pictures?.isBusy) return toast('图片还在上传，请稍等')
    onSubmit({ reason, amount: isWhole ? undefined : asked, remark, image: pictures?.urls.join(',') ?? '' })
  }
  return (
    <form onSubmit={submit} noValidate className="flex grow flex-col">
      <div className="grow space-y-12 p-16">
        {children}
        <Card>
          <Select
            label="退款原因"
            placeholder="请选择"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            options={reasons.map((words) => ({ value: words, text: words }))}
            error={tried && reason === '' ? '请选择退款原因' : undefined}
          />
          {isWhole ? (
            <div className="flex items-baseline justify-between gap-16 pt-4">
              <span className="text-14 font-medium">退款金额</span>
              <span className="text-right text-danger">
                <Price yuan={amount} />
              </span>
            </div>
          ) : (
            <Field
              label="退款金额"
              keyboard="decimal"
              autoComplete="off"
              value={asked}
              onChange={({ target }) => setWanted({ of: amount, text: target.value.trim() })}
              end="元"
              hint={`最多 ${amount} 元`}
              error={tried && !isRight ? `请填写 0.01 到 ${amount} 元` : undefined}
            />
          )}
          {amountNote && <p className="text-12 text-ink-3">{amountNote}</p>}
        </Card>
        <Card className="space-y-12">
          <TextField
            label="说明（选填）"
            rows={2}
            maxLength={200}
            placeholder="说说遇到的情况，方便商家尽快处理"
            value={remark}
            onChange={({ target }) => setRemark(target.value)}
          />
          <PictureField label="凭证图片（选填）" most={MOST_PICTURES} onChange={setPictures} />
        </Card>
      </div>
      <BottomAction error={error} note={note}>
        <Button type="submit" busy={busy}>
          {button}
        </Button>
      </BottomAction>
    </form>
  )
}
