import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { emptyCase } from '../cards/typed-case.ts'
import { keepForNext } from '../cards/use-draft.ts'

/** Where one begins with what is wrong, and chooses whom to ask afterwards; what was written goes along. */
export function QuickQuestion({ id }: { id: string }) {
  const [content, setContent] = useState('')
  const navigate = useNavigate()
  const keep = () => {
    if (content.trim()) keepForNext({ ...emptyCase, content: content.trim(), isRevisit: false, withGuardian: false })
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    keep()
    void navigate('/ask/select')
  }
  return (
    <Card title="哪里不舒服，先写下来">
      <form id={id} onSubmit={send} className="space-y-12">
        <TextField
          label="您的问题"
          rows={2}
          maxLength={1_000}
          value={content}
          placeholder="什么症状、多久了；选好科室或医生再提交"
          onChange={({ target }) => setContent(target.value)}
        />
        <ButtonLink kind="secondary" wide to="/ask/index" onClick={keep}>
          自己选医生
        </ButtonLink>
      </form>
    </Card>
  )
}
