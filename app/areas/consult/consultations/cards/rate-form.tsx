import { type FormEvent, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { StarsInput } from '#kit/ui/stars.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { rateAsk } from '../contract.ts'

/** Rates a consultation that has ended: the stars first, then words; whether others may read it is asked, and not ticked before. */
export function RateForm({ consultationId, onDone }: { consultationId: string; onDone: () => void }) {
  const [stars, setStars] = useState(0)
  const rating = useAct(rateAsk)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const content = String(form.get('content') ?? '')
    const done = await rating.run({ ask_id: consultationId, stars, content, is_public: form.has('public') ? 1 : 0 })
    if (!done) return
    toast('谢谢您的评价')
    onDone()
  }
  return (
    <Card title="这次问诊怎么样">
      <form onSubmit={send} className="space-y-12">
        <StarsInput legend="总体感受" name="stars" onChange={setStars} />
        {stars > 0 && (
          <>
            <TextField label="想对医生说的话" name="content" rows={3} maxLength={500} error={rating.error?.words} />
            <Checkbox name="public">同意匿名公开这次问诊，帮助情况相似的人</Checkbox>
            <p className="text-12 text-ink-3">
              星级和评语会隐去姓名，显示在医生的评价里。公开整次问诊是另一回事：会去掉姓名和号码，图片和语音不公开，由医院审核，随时可以撤回，不同意也不影响评价。
            </p>
            <Button type="submit" wide busy={rating.busy}>
              提交评价
            </Button>
          </>
        )}
      </form>
    </Card>
  )
}
