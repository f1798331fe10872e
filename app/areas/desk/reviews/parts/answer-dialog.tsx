import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { deskReviewAnswer } from '../contract.ts'

interface AnswerDialogProps {
  orderId: string
  /** What was answered before; ''. */
  answer: string
  onClose: () => void
  onSaved: () => void
}

/** Answers a review in the name of the seller. */
export function AnswerDialog({ orderId: order_id, answer, onClose, onSaved }: AnswerDialogProps) {
  return (
    <EditForm
      draft="private"
      title="回复这条评价"
      action="回复"
      save={(form, send) => send(deskReviewAnswer, { order_id, content: String(form.get('content')) })}
      said={() => '已回复，买家会收到通知'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <TextField
        label="回复"
        name="content"
        rows={3}
        maxLength={200}
        defaultValue={answer}
        hint="大家都能看到；不要写出买家的病情"
        required
      />
    </EditForm>
  )
}
