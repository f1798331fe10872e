import { type FormEvent, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { deskTalkAnswer } from '../contract.ts'
import { ANSWER_LENGTH } from '../rules.ts'

/** Where an answer is written; what could not be sent stays as it was written. */
export function AnswerForm({ talkId, onAnswered }: { talkId: number; onAnswered: () => void }) {
  const answer = useAct(deskTalkAnswer)
  const [words, setWords] = useState('')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!words.trim()) return
    if (!(await answer.run({ talk_id: talkId, content: words }))) return
    setWords('')
    onAnswered()
  }
  return (
    <form onSubmit={send} className="space-y-12 rounded-12 bg-card px-16 py-16 shadow-soft wide:px-20">
      <TextField
        label="回复"
        rows={3}
        maxLength={ANSWER_LENGTH}
        value={words}
        error={answer.error?.words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" busy={answer.busy} disabled={words.trim() === ''}>
        发送
      </Button>
    </form>
  )
}
