import { type FormEvent, useState } from 'react'
import { PictureField } from '#app/areas/files/cards/picture-field.tsx'
import { Button } from '#kit/ui/button.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { StarsInput } from '#kit/ui/stars.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { ShowSeen } from '../cards/show-card.tsx'
import { writeReview } from '../contract.ts'
import { MOST_CONTENT, MOST_PICTURES } from '../rules.ts'

interface ReviewFormProps {
  orderId: string
  /** What they wrote before, where that was refused. */
  before: ShowSeen | string
  onDone: (review: ShowSeen) => void
}

/** Stars, words, pictures. */
export function ReviewForm({ orderId, before, onDone }: ReviewFormProps) {
  const former = typeof before === 'object' ? before : undefined
  const [stars, setStars] = useState(former?.stars ?? 0)
  const [content, setContent] = useState(former?.content ?? '')
  const [isSending, setSending] = useState(false)
  const write = useAct(writeReview)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const images = String(new FormData(event.currentTarget).get('images') ?? '')
    const written = await write.run({ order_id: orderId, stars, content, images })
    if (written) onDone(written)
  }
  return (
    <form data-writes="" onSubmit={send} className="space-y-16">
      <StarsInput legend="总体感受" name="stars" defaultValue={former?.stars} onChange={setStars} />
      <TextField
        label="写点什么"
        maxLength={MOST_CONTENT}
        value={content}
        placeholder="和想的一样吗？用着怎么样？对别人有什么建议？"
        hint={`${content.length}/${MOST_CONTENT}，请不要写电话、网址和别人的病情`}
        error={write.error?.words}
        onChange={({ target }) => setContent(target.value)}
      />
      <PictureField
        label="晒图"
        name="images"
        most={MOST_PICTURES}
        uploadtype="comment"
        hint={`最多 ${MOST_PICTURES} 张，通过审核后大家都看得到`}
        onChange={({ isBusy }) => setSending(isBusy)}
      />
      <Button type="submit" wide busy={write.busy} disabled={stars === 0 || content.trim() === '' || isSending}>
        提交评价
      </Button>
    </form>
  )
}
