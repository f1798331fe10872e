import { useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { benchRatingAnswer } from '../contract.ts'
import { ANSWER_LETTERS } from '../rules.ts'

/** Answers one comment. */
export function AnswerButton({ commentId, onDone }: { commentId: number; onDone: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        回复
      </Button>
      {isOpen && (
        <EditForm
          title="回复评价"
          action="发布回复"
          save={(form, send) => {
            const { content } = readForm(benchRatingAnswer, form, { content: 'text' })
            return send(benchRatingAnswer, { comment_id: commentId, content })
          }}
          said={({ state }) => (state === 'held' ? '已提交，医院审核后展示' : '已回复，患者收到了消息')}
          onSaved={() => {
            setOpen(false)
            onDone()
          }}
          onClose={() => setOpen(false)}
        >
          <TextField
            label="回复"
            name="content"
            rows={4}
            maxLength={ANSWER_LETTERS}
            required
            hint="所有人都能看到。只能回复一次，请不要写病情和联系方式。"
          />
        </EditForm>
      )}
    </>
  )
}
