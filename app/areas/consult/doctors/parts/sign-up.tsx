import { type FormEvent, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { psychologyJoin } from '../contract.ts'

/** Leaves name, number and words, to be called back. */
export function SignUp() {
  const joining = useAct(psychologyJoin)
  const [isDone, setDone] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const said = (name: string) => String(form.get(name) ?? '')
    const done = await joining.run({ truename: said('truename'), mobile: said('mobile'), content: said('content') })
    setDone(done !== undefined)
  }
  if (isDone)
    return (
      <Card title="已经收到">
        <p className="text-14 text-ink-2">我们会在工作日联系您，请留意电话。</p>
      </Card>
    )
  return (
    <Card title="让我们联系您">
      <form onSubmit={send} className="space-y-12">
        <Field label="怎么称呼" name="truename" keyboard="name" required maxLength={40} />
        <Field label="手机号" name="mobile" keyboard="mobile" required />
        <TextField
          label="想说的事"
          name="content"
          rows={3}
          required
          maxLength={500}
          hint="只有联系您的人看得到"
          error={joining.error?.words}
        />
        <Button type="submit" kind="secondary" wide busy={joining.busy}>
          提交
        </Button>
      </form>
    </Card>
  )
}
