import { useState } from 'react'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { Card } from '#kit/ui/card.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { deskTalkAnswer } from '../contract.ts'
import { ANSWER_LENGTH } from '../rules.ts'

/** Where an answer is written; what could not be sent stays as it was written. */
export function AnswerForm({ talkId, onAnswered }: { talkId: number; onAnswered: () => void }) {
  const [words, setWords] = useState('')
  return (
    <Card>
      <PageForm
        action="发送"
        disabled={words.trim() === ''}
        save={(form, send) =>
          send(deskTalkAnswer, { ...readForm(deskTalkAnswer, form, { content: 'text' }), talk_id: talkId })
        }
        onSaved={() => {
          setWords('')
          onAnswered()
        }}
      >
        <TextField
          label="回复"
          name="content"
          rows={3}
          maxLength={ANSWER_LENGTH}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </PageForm>
    </Card>
  )
}
