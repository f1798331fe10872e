import { type FormEvent, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { StarsInput } from '#kit/ui/stars.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { addClassComment, addClassReply } from '../contract.ts'
import { MOST_CHARACTERS, REPLY_CHARACTERS } from '../rules.ts'

const wordsIn = (event: FormEvent<HTMLFormElement>): string => {
  event.preventDefault()
  return String(new FormData(event.currentTarget).get('content') ?? '')
}

interface ReviewFormProps {
  classId: number
  /** Whether it is held until somebody has looked. */
  onDone: (isHeld: boolean) => void
}

/** Stars and words about a class. */
export function ReviewForm({ classId, onDone }: ReviewFormProps) {
  const [score, setScore] = useState(0)
  const add = useAct(addClassComment)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    const made = await add.run({ class_id: classId, content: wordsIn(event), score })
    if (made) onDone(made.is_held === 1)
  }
  return (
    <form data-writes="" onSubmit={send} className="space-y-16">
      <StarsInput legend="总体感受" name="score" onChange={setScore} />
      <TextField
        label="说说感受"
        name="content"
        maxLength={MOST_CHARACTERS}
        required
        placeholder="讲得清楚吗？对您有帮助吗？"
        error={add.error?.words}
      />
      <Button type="submit" wide busy={add.busy} disabled={score === 0}>
        提交评价
      </Button>
    </form>
  )
}

/** An answer to a review. */
export function ReplyForm({ classId, commentId, onDone }: ReviewFormProps & { commentId: number }) {
  const add = useAct(addClassReply)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    const made = await add.run({ class_id: classId, comment_id: commentId, content: wordsIn(event) })
    if (made) onDone(made.is_held === 1)
  }
  return (
    <form data-writes="" onSubmit={send} className="space-y-16">
      <TextField label="回复" name="content" maxLength={REPLY_CHARACTERS} required rows={3} error={add.error?.words} />
      <Button type="submit" wide busy={add.busy}>
        发送
      </Button>
    </form>
  )
}
