import { useState } from 'react'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { Card } from '#kit/ui/card.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { deskCommentAnswer } from '../contract.ts'

/** Answers in the name of the hospital. */
export function AnswerForm({ commentId: comment_id, onSaved }: { commentId: number; onSaved: () => void }) {
  const [content, setContent] = useState('')
  return (
    <Card title="以医院的名义回复">
      <PageForm
        draft="private"
        action="回复"
        size="small"
        disabled={content.trim() === ''}
        save={(_, send) => send(deskCommentAnswer, { comment_id, content })}
        said={() => '已回复，作者会收到通知'}
        onSaved={() => {
          setContent('')
          onSaved()
        }}
      >
        <TextField
          label="回复"
          name="content"
          rows={3}
          maxLength={200}
          value={content}
          hint="大家都能看到；不要写出患者的病情"
          onChange={(event) => setContent(event.target.value)}
        />
      </PageForm>
    </Card>
  )
}
