import { type FormEvent, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { ChipChoice } from '#kit/ui/chip-choice.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { StarsInput } from '#kit/ui/stars.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { addComment } from '../contract.ts'
import { type CommentKind, MOST_CONTENT, praiseWords } from '../rules.ts'
import { type Illness, IllnessPicker } from './illness-picker.tsx'

interface CommentFormProps {
  kind: CommentKind
  /** The visit that is over. */
  orderId: string
  onDone: () => void
}

/** Says something of a visit: stars, words to tick, a text. */
export function CommentForm({ kind, orderId, onDone }: CommentFormProps) {
  const [content, setContent] = useState('')
  const [stars, setStars] = useState(0)
  const [illnesses, setIllnesses] = useState<readonly Illness[]>([])
  const add = useAct(addComment)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = new FormData(event.currentTarget).getAll('word').join(',')
    const ill_ids = illnesses.map(({ ill_id }) => ill_id).join(',') || undefined
    const done = await add.run({ kind, order_id: orderId, stars, content, words, ill_ids })
    if (!done) return
    toast(done.is_held === 1 ? '谢谢，医院看过后就会展示' : '谢谢，您的评价能帮到别人')
    onDone()
  }
  return (
    <Card title="说说这次就诊">
      <form data-writes="" onSubmit={send} className="space-y-16">
        <StarsInput legend="总体感受" name="stars" onChange={setStars} />
        <Words />
        <IllnessPicker chosen={illnesses} onChange={setIllnesses} />
        <TextField
          label="写点什么"
          hint={`${content.length}/${MOST_CONTENT}，请不要写电话和网址`}
          error={add.error?.words}
          maxLength={MOST_CONTENT}
          value={content}
          onChange={(event) => setContent(event.target.value)}
          placeholder="看得仔细吗？讲清楚了吗？等了多久？"
        />
        <Button type="submit" wide busy={add.busy} disabled={stars === 0 || content.trim() === ''}>
          发表评价
        </Button>
      </form>
    </Card>
  )
}

function Words() {
  return (
    <fieldset>
      <legend className="pb-8 text-14 font-medium">选几个词</legend>
      <div className="flex flex-wrap gap-8">
        {praiseWords.map((word) => (
          <ChipChoice key={word} type="checkbox" name="word" value={word}>
            {word}
          </ChipChoice>
        ))}
      </div>
    </fieldset>
  )
}
